import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'

const LINK = /^(?:the|my|his|her|a|on|contact|το|τον|την|τη|τα)$/u
/** "What did they give you? – Glycine, it did nothing.": what the answer denies is not the verb of the question. */
export const isOfQuestion = ({ words }: Words, at: number, name: number) =>
  at < name && words.slice(at, name).some(({ after }) => /[?;]/u.test(after))

/** A place, a habit or the like that stands right behind a verb. */
export const hasOwnObject = ({ words }: Words, at: number, atoms: readonly Atom[]) => {
  const next = LINK.test(words[at]?.norm ?? '') ? at + 1 : at
  return atoms.some(
    one =>
      one.from === next &&
      one.kind === 'concept' &&
      one.ids.every(id => ['anatomy', 'life', 'finding'].includes(KIND_OF.get(id) ?? '')),
  )
}
