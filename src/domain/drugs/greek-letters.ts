/** Sounds that Greek writes with its own letters; where it has two ways, the first stands for speech, the second for print. */
const SOUNDS: readonly (readonly [RegExp, string, string?])[] = [
  [/sch|sh/gu, 'σ'],
  [/ph/gu, 'φ'],
  [/th/gu, 'θ'],
  [/ch/gu, 'χ'],
  [/ck|qu/gu, 'κ'],
  [/ou|oo|u/gu, 'ου'],
  [/eu/gu, 'ευ'],
  [/x/gu, 'ξ'],
  [/c(?=[eiy])/gu, 'σ'],
  [/c|k|q/gu, 'κ'],
  [/nt/gu, 'ντ'],
  [/b/gu, 'μπ', 'β'],
  [/d/gu, 'ντ', 'δ'],
  [/g/gu, 'γκ', 'γ'],
  [/h/gu, '', 'χ'],
  [/j/gu, 'τζ'],
  [/v|w/gu, 'β'],
  [/[iy]/gu, 'ι'],
  [/a/gu, 'α'],
  [/e/gu, 'ε'],
  [/f/gu, 'φ'],
  [/l/gu, 'λ'],
  [/m/gu, 'μ'],
  [/n/gu, 'ν'],
  [/o/gu, 'ο'],
  [/p/gu, 'π'],
  [/r/gu, 'ρ'],
  [/s/gu, 'σ'],
  [/t/gu, 'τ'],
  [/z/gu, 'ζ'],
]

/** A shorter name would be an ordinary word too often. */
const BRAND = /^[A-Z][a-z]{4,}$/u

/** How a brand is written by ear in Greek: «ινδεράλ», «ιντεράλ». Nothing for other names. */
export function greekLetters(name: string): string[] {
  if (!BRAND.test(name)) return []
  const latin = name.toLowerCase().replace(/([b-df-hj-np-tv-z])\1/gu, '$1')
  const written = (way: 0 | 1) =>
    SOUNDS.reduce(
      (word, [sound, first, second]) => word.replaceAll(sound, way === 0 ? first : (second ?? first)),
      latin,
    )
  return [...new Set([written(0), written(1)])]
}
