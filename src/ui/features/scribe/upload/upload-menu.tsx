import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { heldUploads, holdUploads, uploadAllNow } from '../../../../db/commands/uploads.ts'
import { MenuButton } from '../../../components/menu/menu-button.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode, useUploadMode } from '../../../state/sync/upload-mode.ts'

/** Chooses whether recordings are sent automatically or on the user's command. */
export function UploadMenu() {
  const { t } = useLingui()
  const mode = useUploadMode()
  const context = useCommandContext()
  const contact = useServerContact()
  const confirmSending = useConfirmSending()

  const choose = async (next: string) => {
    if (next === 'manual') {
      uploadMode.set('manual')
      await holdUploads(context)
    } else if (mode === 'manual') {
      const held = await heldUploads(context)
      if (held.count > 0 && !(await confirmSending(held))) return
      uploadMode.set('auto')
      await uploadAllNow(context)
      await bridge.sendNow()
    }
  }
  const uploadAll = async () => {
    if (contact.kind === 'away') {
      toasts.show({
        kind: 'warning',
        title: t({ id: 'kit.offline.noConnection', message: 'No internet connection available.' }),
      })
      return
    }
    const count = await uploadAllNow(context)
    await bridge.sendNow()
    toasts.show({
      kind: 'info',
      title:
        count === 0
          ? t({ id: 'scribe.uploadAll.none', message: 'Nothing is waiting to be sent.' })
          : t({
              id: 'scribe.uploadAll.some',
              message: plural(count, { one: 'Sending # recording', other: 'Sending # recordings' }),
            }),
    })
  }

  const auto = t({ id: 'scribe.uploads.auto', message: 'Automatic' })
  const manual = t({ id: 'scribe.uploads.manual', message: 'Manual' })
  return (
    <MenuButton
      entries={[
        {
          kind: 'choice',
          id: 'mode',
          label: t({ id: 'scribe.uploads.label', message: 'Send new recordings' }),
          value: mode,
          options: [
            { value: 'auto', label: auto },
            { value: 'manual', label: manual },
          ],
          choose: next => void choose(next),
        },
        { kind: 'separator', id: 'before-all' },
        {
          kind: 'action',
          id: 'all',
          icon: 'upload',
          label: t({ id: 'scribe.uploads.all', message: 'Upload all now' }),
          run: () => void uploadAll(),
        },
      ]}
    >
      {mode === 'auto'
        ? t({ id: 'scribe.uploads.isAuto', message: 'Uploads: automatic' })
        : t({ id: 'scribe.uploads.isManual', message: 'Uploads: manual' })}
    </MenuButton>
  )
}

/** Decision 73: asks before the held recordings are sent; the question has their number and size. */
function useConfirmSending(): (held: { count: number; bytes: number }) => Promise<boolean> {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  return ({ count, bytes }) => {
    const size = fileSize(bytes)
    return dialogs.confirm({
      title: t({ id: 'scribe.uploads.begin', message: 'Send automatically?' }),
      text: t({
        id: 'scribe.uploads.begin.text',
        message: plural(count, {
          one: `# recording (${size}) is waiting on this device and will be sent now.`,
          other: `# recordings (${size}) are waiting on this device and will be sent now.`,
        }),
      }),
      confirm: t({ id: 'scribe.uploads.begin.confirm', message: 'Send now' }),
    })
  }
}
