import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { lazy, Suspense, useMemo, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { FramePartsContext } from '../../features/shell/frame-parts.ts'
import { navigationFor, type SectionId } from '../../features/shell/navigation.ts'
import { SyncPill } from '../../features/shell/sync-pill.tsx'
import { useBottomBarItems } from '../../features/shell/use-bottom-bar-items.ts'
import { everythingSaid } from '../../i18n/activate.ts'
import { countWaiting } from '../../state/count-waiting.ts'
import { pillState } from '../../state/pill.ts'
import { foldedSectionsAtom, railAtom } from '../../state/preferences.ts'
import { useUnsavedRecordings } from '../../state/recording.ts'
import { store } from '../../state/session.ts'
import { useUploadMode } from '../../state/upload-mode.ts'
import { useOnline } from '../../state/use-online.ts'
import { useSyncStatus } from '../../state/use-session.ts'
import { useWaitingWork } from '../../state/use-waiting.ts'
import { useAccountModel } from './use-account-model.ts'
import { usePatientsModel } from './use-patients-model.ts'
import { useUploadMarkers } from './use-upload-markers.ts'

const SyncCentrePanel = lazy(() => import('./sync-centre-panel.tsx'))
const SignOut = lazy(async () => {
  await everythingSaid()
  return await import('./sign-out.tsx')
})
/** Speaks with the words of the recorder's screens, which come after the first paint. */
const Notices = lazy(async () => {
  await everythingSaid()
  return await import('./notices.tsx')
})

/** One task at a time, without the menu: the screen brings its own frame. */
const FOCUSED = /^\/triage\/(record|results)/

/** The frame around every screen of a signed-in person: the shell's parts, fed from the local store. */
export function AppFrame() {
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
  const manual = useUploadMode() === 'manual'
  const unsaved = useUnsavedRecordings()
  useUploadMarkers(work)
  const sections = useSections()
  const openCentre = () => {
    setEverShown(true)
    showCentre(true)
  }
  const toggle = (id: SectionId) => fold(folded.includes(id) ? folded.filter(one => one !== id) : [...folded, id])
  const focused = useLocation({ select: ({ pathname }) => FOCUSED.test(pathname) })
  const bottom = useBottomBarItems(sections)
  const notices = (
    <Suspense>
      <Notices />
    </Suspense>
  )
  const syncPill = (
    <SyncPill
      status={pillState(status, work && countWaiting(work, manual, systemClock.now()), online, unsaved)}
      onOpen={openCentre}
    />
  )
  return (
    <>
      {focused ? (
        <FramePartsContext value={{ syncPill, notices }}>
          <Outlet />
        </FramePartsContext>
      ) : (
        <AppShell
          menu={{ sections, collapsed: new Set(folded as SectionId[]), onToggle: toggle }}
          railed={railed}
          onRail={rail}
          bottom={bottom}
          patients={patients}
          account={account}
          notices={notices}
          syncPill={syncPill}
        >
          <Outlet />
        </AppShell>
      )}
      {leaving && (
        <Suspense>
          <SignOut onEnd={() => leave(false)} />
        </Suspense>
      )}
      {everShown && (
        <Suspense>
          <SyncCentrePanel open={centre} onClose={() => showCentre(false)} work={work} manual={manual} />
        </Suspense>
      )}
    </>
  )
}

/** The menu shows only what has a screen: the router knows which paths exist. */
function useSections() {
  const { routesByPath } = useRouter()
  return useMemo(
    () =>
      navigationFor({
        screens: new Set(Object.keys(routesByPath)),
        signedIn: true,
        environment: 'dev',
        hidden: [],
      }),
    [routesByPath],
  )
}
