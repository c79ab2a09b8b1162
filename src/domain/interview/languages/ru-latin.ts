const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/y[ao]|j[ao]/g, 'я'],
  [/yu|ju/g, 'ю'],
  [/ye|je/g, 'е'],
  [/([aeou])y/g, '$1й'],
]
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'ц',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'ы',
  z: 'з',
  "'": 'ь',
}

/** Russian typed in Latin letters: «ne mogu» is «не могу». */
export function cyrillicFromLatin(word: string): string {
  let text = word
  for (const [sound, letter] of SOUNDS) text = text.replace(sound, letter)
  return text.replace(/[a-z']/g, letter => LETTERS[letter] ?? letter)
}
