import type { Reading } from '../text/shape.ts'

const SIGN = /[,;:.—–?!]/u
const LINK = /^(?:and|but|though|because|since|so|и|а|но|потому|поэтому|και|αλλα|ομωσ|γιατι)$/u
const TAKES =
  /^(?:take|takes|taking|on|use|uses|using|have|пью|пьет|принимаю|принимает|получаю|получает|колю|колет|капаю|παιρνω|παιρνει|πινω|πινει|λαμβανω|λαμβανει|βαζω|βαζει)$/u
const DENIES =
  /^(?:not|never|\S+n't|не|ни|нет|no|δεν|δε|μην|if|when|если|когда|αν|οταν|would|could|should|must|can|to)$/u
const DENIED_WITHIN = 3

/** Word at which the part between two signs or links begins, and where it ends. */
export function partAround({ words }: Reading, from: number, to: number): { from: number; to: number } {
  const isLink = (at: number) => LINK.test(words[at]?.norm ?? '')
  let [start, end] = [from, to]
  while (start > 0 && !SIGN.test(words[start - 1]?.after ?? '') && !isLink(start - 1)) start--
  while (end < words.length && !SIGN.test(words[end - 1]?.after ?? '') && !isLink(end)) end++
  return { from: start, to: end }
}

/** "I take bisoprolol, …", «рамиприл пью, …»: by the part in which it stands the medicine of words `from` to `to` is taken. */
export function isTakenInPart(reading: Reading, from: number, to: number): boolean {
  const part = partAround(reading, from, to)
  const norms = reading.words.slice(part.from, part.to).map(({ norm }) => norm)
  const isName = (index: number) => part.from + index >= from && part.from + index < to
  return norms.some(
    (norm, index) =>
      TAKES.test(norm) &&
      !isName(index) &&
      !norms.slice(Math.max(0, index - DENIED_WITHIN), index).some(one => DENIES.test(one)),
  )
}
