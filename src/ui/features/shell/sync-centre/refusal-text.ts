import { useLingui } from '@lingui/react/macro'
import type { Parked } from '../../../../db/document.ts'
import { type LabelOf, useRefusalWords } from '../../../record-kit/refusal-words.ts'

/** Describes a row of the server that this version cannot read (I20). */
export function useUnreadableText(): () => string {
  const { t } = useLingui()
  return () =>
    t({
      id: 'shell.unreadable',
      message: 'This version cannot read what the server has. It is safe there, and nothing else is held up by it.',
    })
}

/** Returns why the server refused a document, as a whole sentence. */
export function useRefusalText(): (parked: Parked, labelOf: LabelOf) => string {
  const refusalWords = useRefusalWords()
  return (parked, labelOf) => `${refusalWords(parked, labelOf)}.`
}
