import { catalogueEntry } from '../labs/catalogue/all.ts'

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['а a', 'б b', 'в v', 'г g', 'д d', 'е e', 'ж zh', 'з z', 'и i', 'й y', 'к k', 'л l', 'м m', 'н n', 'о o'],
    ...['п p', 'р r', 'с s', 'т t', 'у u', 'ф f', 'х kh', 'ц ts', 'ч ch', 'ш sh', 'щ shch', 'ы y', 'э e', 'ю yu'],
    ...['я ya', 'ъ ', 'ь ', 'α a', 'β v', 'γ g', 'δ d', 'ε e', 'ζ z', 'η i', 'θ th', 'ι i', 'κ k', 'λ l', 'μ m'],
    ...['ν n', 'ξ x', 'ο o', 'π p', 'ρ r', 'σ s', 'ς s', 'τ t', 'υ y', 'φ f', 'χ ch', 'ψ ps', 'ω o', 'µ m'],
  ].map(pair => pair.split(' ')),
)

/** Lower-case Latin letters and digits with hyphens between; Russian and Greek letters are transcribed. */
export const slugOf = (text: string): string =>
  [...text.toLowerCase().normalize('NFD')]
    .filter(letter => !/\p{M}/u.test(letter))
    .map(letter => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The address of a biomarker (decision 57): its English name, or as it is printed if the catalogue has no such test. */
export function testSlug(id: string | null, name: string): string {
  const english = catalogueEntry(id)?.names.en[0]
  return slugOf(english ?? '') || slugOf(name) || slugOf(id ?? '') || 'biomarker'
}
