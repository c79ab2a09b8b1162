import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { systemClock } from '../../../../platform/clock.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { readConfig } from '../../../state/session/config.ts'
import { useSyncStatus } from '../../../state/session/use-session.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import { useStorageRoom } from '../../../state/sync/use-storage-room.ts'
import { useWaitingWork } from '../../../state/sync/use-waiting.ts'
import { diagnosticsText } from './diagnostics.ts'

/** Events that are sent, the newest. */
const EVENTS = 200

/** Collects the technical data that can be sent with a message. A part that cannot be read is left out. */
export function useDiagnostics(): () => Promise<string> {
  const { i18n } = useLingui()
  const status = useSyncStatus()
  const online = useOnline()
  const work = useWaitingWork()
  const storage = useStorageRoom()
  return useCallback(async () => {
    const [known, inspection] = await Promise.all([readConfig().catch(() => null), bridge.inspect().catch(() => null)])
    return diagnosticsText({
      ...{ version: known?.config.version ?? null, environment: known?.config.environment ?? null },
      ...{ locale: i18n.locale, now: systemClock.now(), online, status, storage },
      queue: (work?.documents ?? []).map(({ collection, state, document }) => ({
        collection,
        state: state.kind === 'waiting' ? state.because : state.kind,
        code: document.sync.parked?.code ?? null,
      })),
      keptVersions: work?.kept.length ?? 0,
      unreadableRows: work?.unreadable.length ?? 0,
      leading: inspection?.leading ?? null,
      events: inspection?.events.slice(-EVENTS) ?? [],
    })
  }, [i18n, status, online, work, storage])
}
