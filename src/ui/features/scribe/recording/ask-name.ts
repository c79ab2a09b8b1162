import { useLingui } from '@lingui/react/macro'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { useDefaultTitle } from './default-title.ts'
import { NAME_LENGTH } from './file-name.ts'

/** Asks for a recording's name; a blank one becomes the dated title (decision 68). Resolves to null if cancelled. */
export function useAskName(): (of: { name: string; createdAt: string }) => Promise<string | null> {
  const { t } = useLingui()
  const defaultTitle = useDefaultTitle()
  return async ({ name, createdAt }) => {
    const typed = await dialogs.prompt({
      title: t({ id: 'scribe.rename.title', message: 'Rename the recording' }),
      label: t({ id: 'scribe.name', message: 'Name' }),
      hint: t({ id: 'scribe.rename.hint', message: 'If left empty, the date is used.' }),
      initial: name,
      maxLength: NAME_LENGTH,
      optional: true,
      confirm: t({ id: 'scribe.rename.confirm', message: 'Rename' }),
    })
    return typed === null ? null : typed.trim() || defaultTitle(parseTimestamp(createdAt) ?? 0)
  }
}
