import { useLingui } from '@lingui/react/macro'

export type Subtype = 'dialog' | 'dictation'

/** Labels of the types: `name` for a choice, `fact` in lower case for a line of facts. */
export function useSubtypeWords(): Record<Subtype, { name: string; fact: string }> {
  const { t } = useLingui()
  return {
    dialog: {
      name: t({ id: 'scribe.subtype.dialog', message: 'Dialog' }),
      fact: t({ id: 'scribe.subtype.dialog.fact', message: 'dialog' }),
    },
    dictation: {
      name: t({ id: 'scribe.subtype.dictation', message: 'Dictation' }),
      fact: t({ id: 'scribe.subtype.dictation.fact', message: 'dictation' }),
    },
  }
}

export const isSubtype = (value: string | null | undefined): value is Subtype =>
  value === 'dialog' || value === 'dictation'
