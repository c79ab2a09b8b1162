import { fold, foldedWords } from '../../labs/text/fold.ts'
import { MEDICINES_A_TO_L } from './medicines-a-to-l.ts'
import { MEDICINES_M_TO_Z } from './medicines-m-to-z.ts'

/** Words of a spelling joined by a space, with the medicine's international name. */
const SPELLINGS = new Map<string, string>()
let longest = 1
for (const [name, spellings] of Object.entries({ ...MEDICINES_A_TO_L, ...MEDICINES_M_TO_Z }))
  for (const spelling of [name, ...spellings.split('|')]) {
    const words = foldedWords(spelling)
    if (words.join('').length < 3) continue
    longest = Math.max(longest, words.length)
    SPELLINGS.set(words.join(' '), name)
  }
/** Russian and Greek names are declined: the last letters of a long name may differ. */
const STEMS = new Map<string, string>()
for (const [spelling, name] of SPELLINGS) if (spelling.length >= 7) STEMS.set(stem(spelling), name)

function stem(spelling: string): string {
  return spelling.replace(/[аеиоуыяюйььaeiouyhsσηνtα]{1,2}$/u, '')
}

export interface FoundMedicine {
  /** International non-proprietary name. */
  name: string
  /** First letter and length in the text. */
  at: number
  length: number
}

/** The first medicine that a text names, the longest name at its place. */
export function findMedicine(text: string): FoundMedicine | null {
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const words = tokens.map(one => fold(one[0]))
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(from + longest, words.length); to > from; to--) {
      const part = words.slice(from, to).join(' ')
      const name = SPELLINGS.get(part) ?? (part.length >= 7 ? STEMS.get(stem(part)) : undefined)
      const [first, last] = [tokens[from], tokens[to - 1]]
      if (name && first && last) return { name, at: first.index, length: last.index + last[0].length - first.index }
    }
  return null
}
