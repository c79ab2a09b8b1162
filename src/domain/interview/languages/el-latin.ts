const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  thn: 'την',
  ths: 'της',
  th: 'τη',
  sth: 'στη',
  sthn: 'στην',
  mhn: 'μην',
  h: 'η',
  n: 'να',
  k: 'και',
  ki: 'κι',
  dn: 'δεν',
  den: 'δεν',
  de: 'δε',
  pollh: 'πολλη',
  mu: 'μου',
  su: 'σου',
  tu: 'του',
  pu: 'που',
  gt: 'γιατι',
  yiayia: 'γιαγια',
}
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // «h» is «η» where no word has «θ»: «prhsthke», «auth».
  [/th(?=[bcdfgkpqstvxz]|n?$)/g, 'τη'],
  [/th|8|q/g, 'θ'],
  [/ps/g, 'ψ'],
  [/ks|3/g, 'ξ'],
  // «x» is «χ» but in words that are known to have «ξ»; «b» is «μπ» at most beginnings and «β» within.
  [/^x(?=af|ana|apl|e[kmnpx]|er(?:a|n|o|w|ei)|es[kp]|[iyuh]pn|[iyh]lo|[ih]mer|[iyu]raf|[ih]ra)/g, 'ξ'],
  [/(?<=^(?:de|e?sf[iy]|pr[ih]))x(?=i|e(?!t))|(?<=^(?:pni|tina|anoi|ani|koita|kita|alla|to))x(?=[aeio])/g, 'ξ'],
  [/(?<=^para)x(?=en)|(?<=^e)x(?=anθ|afan|etas)/g, 'ξ'],
  [/^b(?=ga|gik|ghk|lep|ar[oiy]|az|al[eow]|rad|rex|r[ih]k|risk|o[hi]?θ|[hi]x|ia|dom|en[zt])/g, 'β'],
  [/(?<=[^mn])b/g, 'β'],
  [/(?<=[bcdfgklmnprstvxz])u$(?<!^(?:pol|brad|vrad|bar|var|ox)u)/g, 'ου'],
  [/^y(?=[aeiou])/g, 'γ'],
  [/ch|kh/g, 'χ'],
  [/ph/g, 'φ'],
  [/ou|oy/g, 'ου'],
  [/(?<=[aeiou]|^)h(?=[aeiou])/g, 'χ'],
  [/mp|b/g, 'μπ'],
  [/gk|gg/g, 'γκ'],
  [/tz/g, 'τζ'],
]
const LETTERS: Readonly<Record<string, string>> = {
  a: 'α',
  c: 'κ',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  h: 'η',
  i: 'ι',
  j: 'ξ',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'υ',
  v: 'β',
  w: 'ω',
  x: 'χ',
  y: 'υ',
  z: 'ζ',
}

/** Greek typed in Latin letters: «den mporw» is «δεν μπορώ». */
export function greekFromLatin(word: string): string {
  const known = FUNCTION_WORDS[word]
  if (known) return known
  let text = word
  for (const [sound, letter] of SOUNDS) text = text.replace(sound, letter)
  return text.replace(/[a-z]/g, letter => LETTERS[letter] ?? letter)
}

const ELIDED: Readonly<Record<string, string>> = {
  μ: 'με',
  σ: 'σε',
  τ: 'το',
  ν: 'να',
  θ: 'θα',
  κ: 'και',
  απ: 'από',
  αφ: 'από',
  κατ: 'κατά',
}

/** Elisions in full: «μ' έπιασε» is «με έπιασε», «μου 'ρχεται» is «μου έρχεται». */
export const greekPhrase = (message: string): string =>
  message
    .replace(
      /(?<!\p{L})(μ|σ|τ|ν|θ|κ|απ|αφ|κατ)['’´`] ?(?=\p{L})/giu,
      (_, short: string) => `${ELIDED[short.toLowerCase()]} `,
    )
    .replace(/ ?['’´](?=(?:ρχ|ρθ|χ[ωεα]|πεσ|πιασ|φυγ|γιν|βγ|κοψ|σπασ|καν))/giu, ' ε')
    .replace(/ ?['’´](?=μαι|ναι|σαι|μουν)/giu, ' εί')
    .replace(/ ?['’´](?=θελ|ταν)/giu, ' ή')

const SAME_SOUND: Readonly<Record<string, string>> = {
  αι: 'ε',
  ει: 'ι',
  οι: 'ι',
  // «αναπνοή» is «anapnoi» in Latin letters.
  οη: 'ι',
  υι: 'ι',
  // One letter for «ου», so that its second is not read alone.
  ου: 'u',
  αυ: 'αφ',
  ευ: 'εφ',
  γγ: 'γκ',
  η: 'ι',
  υ: 'ι',
  ω: 'ο',
}

/** Words that sound the same are the same: «μπορό» is «μπορώ». */
export const greekSound = (word: string): string =>
  word.replace(/αι|[εου]ι|οη|ου|αυ|ευ|γγ|[ηυω]|([λμνρσκπτ])\1/g, (sound, twin: string | undefined) =>
    twin ? twin : (SAME_SOUND[sound] ?? sound),
  )
