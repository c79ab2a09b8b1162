import { has, normsIn } from '../text/within.ts'
import type { Words } from '../text/words.ts'

const MOST = 6
const DID =
  /(?:^| )(?:did|does|do|had|has|have|is|was|был[аио]?|есть|бывает|тоже|болел[аи]?|ειχ[αε]|ειχαν|εχει|εχουν|επισησ|ναι)$/u
const OF = /^(?:(?:a|но|а|и|but|αλλα|ομωσ|and|нет|no|οχι|зато) )?(?:my|у|the|ο|η|οι|мо\p{L}+|his|her) /u

/** "My father did.", «а у отца есть»: says of a relative what was asked, and nothing by itself. */
export const isEllipsis = (words: Words, from: number, to: number): boolean => {
  const said = normsIn(words, from, to)
  return (
    to - from <= MOST &&
    has(words, from, to, 'relative') &&
    DID.test(said) &&
    OF.test(said) &&
    !has(words, from, to, 'disease', 'symptom', 'operation', 'drug-word', 'smoke', 'allergy', 'organ', 'result')
  )
}
