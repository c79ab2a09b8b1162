import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { useUnsavedRecordings } from '../../../state/recorder/recording.ts'
import { keptConfig } from '../../../state/session/config.ts'
import { menuCountsAtom } from '../../../state/session/menu.ts'
import { foldedSectionsAtom, railAtom } from '../../../state/session/preferences.ts'
import { store } from '../../../state/session/session.ts'
import { useSyncStatus } from '../../../state/session/use-session.ts'
import { countWaiting, type WaitingWork } from '../../../state/sync/count-waiting.ts'
import { pillState, type Waiting } from '../../../state/sync/pill.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import { useUploadMarkers } from '../../../state/sync/use-upload-markers.ts'
import { useWaitingWork } from '../../../state/sync/use-waiting.ts'
import { useAccountModel } from '../account/use-account-model.ts'
import { usePatientsModel } from '../account/use-patients-model.ts'
import { navigationFor, type SectionId } from '../navigation/navigation.ts'
import { useBottomBarItems } from '../navigation/use-bottom-bar-items.ts'
import { SyncPill } from '../pill/sync-pill.tsx'
import { AppShell } from './app-shell.tsx'
import { FramePartsContext } from './frame-parts.ts'

const ConfiguredFooter = lazy(() => import('./configured-footer.tsx'))

/** Components that features add to the frame; each is loaded when first rendered. */
export interface FrameFeatures {
  /** Shown above every screen; both are null until they are known. */
  Notices: ComponentType<{ work: WaitingWork | null; waiting: Waiting | null }>
  SyncCentre: ComponentType<{ open: boolean; onClose: () => void; work: WaitingWork | null }>
  /** At the foot of an administrator's menu. */
  AdminWidget: ComponentType
  /** Asks, then signs out unless the user stays; calls `onEnd` in both cases. */
  SignOut: ComponentType<{ onEnd: () => void }>
}

/** Paths of screens with a frame of their own: one task at a time, without the menu. */
const FOCUSED = /^\/triage\/(record|results)/

/** The frame around every screen of a signed-in user, with data from the local store. */
export function AppFrame({ features: { Notices, SyncCentre, SignOut, AdminWidget } }: { features: FrameFeatures }) {
  const [folded, fold] = useAtom(foldedSectionsAtom, { store })
  const [railed, rail] = useAtom(railAtom, { store })
  const [centre, showCentre] = useState(false)
  const [everShown, setEverShown] = useState(false)
  const [leaving, leave] = useState(false)
  const account = useAccountModel(() => leave(true))
  const patients = usePatientsModel()
  const online = useOnline()
  const status = useSyncStatus()
  const work = useWaitingWork()
  const unsaved = useUnsavedRecordings()
  useUploadMarkers(work)
  const sections = useSections(account.hiddenMenuItems, account.isAdmin)
  const waiting = work && countWaiting(work)
  const openCentre = () => {
    setEverShown(true)
    showCentre(true)
  }
  const toggle = (id: SectionId) => fold(folded.includes(id) ? folded.filter(one => one !== id) : [...folded, id])
  // By the screen that is shown: by the address of the next one, the present screen would be mounted again on leaving.
  const path = useMatches({ select: matches => matches.at(-1)?.pathname ?? '' })
  const focused = FOCUSED.test(path)
  const bottom = useBottomBarItems(sections)
  const notices = (
    <Suspense>
      <Notices work={work} waiting={waiting} />
    </Suspense>
  )
  const extra = account.isAdmin && (
    <Suspense>
      <AdminWidget />
    </Suspense>
  )
  const syncPill = <SyncPill status={pillState(status, waiting, online, unsaved)} onOpen={openCentre} />
  return (
    <>
      {focused ? (
        <FramePartsContext value={{ syncPill, notices }}>
          <Outlet />
        </FramePartsContext>
      ) : (
        <AppShell
          menu={{ sections, collapsed: new Set(folded as SectionId[]), onToggle: toggle, extra }}
          railed={railed}
          onRail={rail}
          bottom={bottom}
          patients={patients}
          account={account}
          notices={notices}
          syncPill={syncPill}
        >
          <Outlet />
          {path === '/' && (
            <Suspense>
              <ConfiguredFooter />
            </Suspense>
          )}
        </AppShell>
      )}
      {leaving && (
        <Suspense>
          <SignOut onEnd={() => leave(false)} />
        </Suspense>
      )}
      {everShown && (
        <Suspense>
          <SyncCentre open={centre} onClose={() => showCentre(false)} work={work} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the menu; entries whose path has no route are left out. */
function useSections(hidden: readonly string[] | undefined, admin: boolean | undefined) {
  const { routesByPath } = useRouter()
  const counts = useAtomValue(menuCountsAtom, { store })
  return useMemo(
    () =>
      navigationFor({
        screens: new Set(Object.keys(routesByPath)),
        ...{ signedIn: true, admin },
        environment: keptConfig()?.environment,
        hidden: hidden ?? [],
        counts,
      }),
    [routesByPath, hidden, counts, admin],
  )
}
