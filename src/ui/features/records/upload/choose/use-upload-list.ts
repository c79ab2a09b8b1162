import photoWorkerUrl from 'virtual:photo-worker-url'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { CommandContext } from '../../../../../db/commands/context.ts'
import { NO_PATIENT } from '../../../../../db/document.ts'
import { IncomingFiles } from '../../../../../db/incoming-files.ts'
import { ownAccount } from '../../../../../db/queries/account.ts'
import { planLimit, type SizeLimit } from '../../../../../domain/files/document-limits.ts'
import { browserLocks } from '../../../../../platform/browser/locks.ts'
import { createPhotoWorker } from '../../../../../platform/browser/photos/photo-worker.ts'
import { browserStorageRoom } from '../../../../../platform/browser/storage.ts'
import { systemRandom } from '../../../../../platform/random.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../../i18n/locale.ts'
import { useAskPatient } from '../../../../record-kit/patient/use-ask-patient.tsx'
import { useLive } from '../../../../state/session/use-live.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { uploadMode } from '../../../../state/sync/upload-mode.ts'
import { createUploadList, type TabLife, type UploadList, type UploadListState } from './upload-list.ts'

/** One for each session: files that are being checked survive leaving the screen, and end with the session. */
const lists = new WeakMap<CommandContext, { list: UploadList; settings: { limit: SizeLimit; locale: string } }>()

export const photos = createPhotoWorker(photoWorkerUrl)

export const incoming = new IncomingFiles()

/** Its lock is held until the session ends, or the tab is closed, reloaded or killed. */
function thisTab({ database }: CommandContext): TabLife {
  const name = `anamnesis-choosing-${systemRandom.uuid()}`
  const ended = new Promise<void>(resolve => database.onClose.push(resolve))
  void browserLocks.hold(name, {}, () => ended)
  return {
    name,
    ifEnded: (other, work) =>
      browserLocks.hold(other, { ifAvailable: true }, async held => {
        if (held) await work()
      }),
  }
}

function listOf(context: CommandContext) {
  const known = lists.get(context)
  if (known) return known
  const settings = { limit: planLimit(), locale: 'en-US' }
  const list = createUploadList({
    ...{ context, photos, room: browserStorageRoom, incoming, tab: thisTab(context) },
    limit: () => settings.limit,
    mode: uploadMode.get,
    locale: () => settings.locale,
  })
  const made = { list, settings }
  lists.set(context, made)
  void list.recover()
  return made
}

export interface Uploads {
  list: UploadList
  state: UploadListState
  limit: SizeLimit
  plan: string
  /** Demo accounts on the basic plan may not upload (P §6). */
  mayUpload: boolean
  /** Asks for the patient if none is chosen; resolves to false if the person cancelled. */
  add(files: readonly File[], ids?: readonly string[]): Promise<boolean>
}

/** clientIds of the records that were made here and are still listed. */
export function useMadeHere(): readonly string[] {
  const { list } = listOf(useCommandContext())
  return useSyncExternalStore(list.subscribe, list.state).made
}

/** `ready`: how many stored files could still be joined or taken back; they count towards the files at a time. */
export function useUploadList(ready: number): Uploads {
  const { i18n } = useLingui()
  const context = useCommandContext()
  const { list, settings } = listOf(context)
  const askPatient = useAskPatient()
  const state = useSyncExternalStore(list.subscribe, list.state)
  const { plan, limit, mayUpload } = useUploadLimit()
  const waiting = useRef(ready)
  useEffect(() => {
    waiting.current = ready
    settings.limit = planLimit(plan)
    settings.locale = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
  }, [ready, plan, settings, i18n.locale])
  const add = useCallback(
    async (files: readonly File[], ids?: readonly string[]) => {
      if (files.length === 0) return false
      const asked = await askPatient()
      if (!asked) return false
      await list.add(files, asked.patient?.clientId ?? NO_PATIENT, waiting.current, ids)
      return true
    },
    [askPatient, list],
  )
  return { list, state, limit, plan, mayUpload, add }
}

/** What this account may upload. */
export function useUploadLimit(): Pick<Uploads, 'limit' | 'plan' | 'mayUpload'> {
  const { database } = useCommandContext()
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  const data = account.kind === 'ready' ? account.value?.data : undefined
  const plan = data?.plan ?? 'basic'
  return { limit: planLimit(plan), plan, mayUpload: !(data?.profile?.role === 'demo' && plan === 'basic') }
}
