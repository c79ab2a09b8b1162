import { i18n } from '@lingui/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { activate } from '../../../i18n/activate.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { chooseTheme, storedTheme } from '../../../styles/appearance.ts'
import { AppShell } from '../frame/app-shell.tsx'
import { FocusShell } from '../frame/focus-shell.tsx'
import { HomeFooter } from '../frame/home-footer.tsx'
import { PublicShell } from '../frame/public-shell.tsx'
import { RecordingBar } from '../frame/recording-bar.tsx'
import { navigationFor, type SectionId } from '../navigation/navigation.ts'
import { useBottomBarItems } from '../navigation/use-bottom-bar-items.ts'
import { SyncPill } from '../pill/sync-pill.tsx'
import { UpdatePrompt } from '../versions/update-prompt.tsx'
import { EMPTY_CENTRE, FACTS, FULL_CENTRE, NOW, PATIENTS, recording, SYNC } from './samples.ts'

const SyncCentre = lazy(() => import('../sync-centre/sync-centre.tsx'))

const VIEWS = ['app', 'focus', 'public'] as const
const RECORDINGS = ['recording', 'paused', 'silent', 'unstored', 'no-microphone', 'no-room', 'unsaved'] as const
const CENTRES = ['full', 'empty'] as const

/** Parses the search parameters of /dev/shell; missing and unknown ones get their default. */
export function sampleChoice(search: Record<string, unknown>) {
  return {
    view: VIEWS.find(view => view === search.view) ?? 'app',
    sync: Object.values(SYNC).find(({ state }) => state === search.sync)?.state ?? 'offline',
    recording: RECORDINGS.find(state => state === search.recording),
    centre: CENTRES.find(centre => centre === search.centre),
    update: search.update === true,
  }
}

/** The frames of the app with sample data, for /dev/shell. */
export function ShellSamples({ choice, children }: { choice: ReturnType<typeof sampleChoice>; children: ReactNode }) {
  const [centre, setCentre] = useState(choice.centre !== undefined)
  const [update, setUpdate] = useState(choice.update)
  const [railed, setRailed] = useState(false)
  const [collapsed, setCollapsed] = useState<ReadonlySet<SectionId>>(new Set())
  const [currentId, setCurrentId] = useState<string | null>('anna')
  const [theme, setTheme] = useState(() => storedTheme(deviceValues))
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const bottom = useBottomBarItems(navigationFor(FACTS))
  const syncPill = <SyncPill status={SYNC[choice.sync]} now={NOW} onOpen={() => setCentre(true)} />
  const notices = choice.recording && <RecordingBar recording={recording(choice.recording)} />
  const frame = {
    app: () => (
      <AppShell
        menu={{
          sections: navigationFor(FACTS),
          collapsed,
          onToggle: id => setCollapsed(new Set([id]).symmetricDifference(collapsed)),
        }}
        railed={railed}
        onRail={setRailed}
        bottom={bottom}
        patients={{ ...PATIENTS, currentId, onSwitch: setCurrentId, newTo: '/dev/shell', manageTo: '/dev/shell' }}
        account={{
          name: 'Dana Markova',
          email: 'dana@example.org',
          accountTo: '/dev/shell',
          theme,
          onTheme(next) {
            chooseTheme(next, deviceValues)
            setTheme(next)
          },
          locale,
          onLocale: next => void activate(next),
          onInstall: () => undefined,
          onSignOut: () => undefined,
        }}
        syncPill={syncPill}
        notices={notices}
      >
        {children}
      </AppShell>
    ),
    focus: () => (
      <FocusShell
        title="Triage #214"
        subtitle="20.11.2026, 13:52"
        back={{ to: '/dev/shell', label: 'Triage' }}
        syncPill={syncPill}
        notices={notices}
      >
        {children}
      </FocusShell>
    ),
    public: () => (
      <PublicShell
        locale={locale}
        onLocale={next => void activate(next)}
        signInTo="/dev/login"
        footer={<HomeFooter channelUrl="https://example.org" />}
      >
        {children}
      </PublicShell>
    ),
  }[choice.view]
  return (
    <>
      {frame()}
      <Suspense>
        <SyncCentre
          open={centre}
          onClose={() => setCentre(false)}
          now={NOW}
          model={choice.centre === 'empty' ? EMPTY_CENTRE : FULL_CENTRE}
        />
      </Suspense>
      {update && (
        <UpdatePrompt
          recording={choice.recording !== undefined}
          onReload={() => setUpdate(false)}
          onAfter={() => setUpdate(false)}
          onLater={() => setUpdate(false)}
        />
      )}
    </>
  )
}
