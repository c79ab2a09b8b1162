import { useLingui } from '@lingui/react/macro'

export type Subtype = 'dialog' | 'dictation'

/** As the type is offered; in a line of facts it is written small. */
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
