import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { User } from '../../../src/contract/entities/user.ts'
import type { CommandContext } from '../../../src/db/commands/context.ts'
import { deviceValues } from '../../../src/platform/browser/storage.ts'
import { systemRandom } from '../../../src/platform/random.ts'
import { dialogs } from '../../../src/ui/components/overlay/dialogs.ts'
import { toaster } from '../../../src/ui/components/toast/toast-host.tsx'
import { activate, loadTexts } from '../../../src/ui/i18n/activate.ts'
import { LOCALE_KEY } from '../../../src/ui/i18n/change-locale.ts'
import type { Locale } from '../../../src/ui/i18n/locale.ts'
import { router as productRouter } from '../../../src/ui/router.tsx'
import {
  closeAccount,
  enter,
  releaseStore,
  resumed,
  sessionAtom,
  store,
} from '../../../src/ui/state/session/session.ts'
import { signInDemo } from '../../../src/ui/state/session/sign-in.ts'
import { signOut } from '../../../src/ui/state/session/sign-out.ts'
import { chooseFontSize, chooseTheme, FONT_SIZE, type Theme } from '../../../src/ui/styles/appearance.ts'
import { worker } from './fake-bridge.ts'
import { createFakeServer, type FakeServer } from './fake-server.ts'
import '../../../src/ui/styles/fonts.css'
import '../../../src/ui/styles/tokens.css'
import '../../../src/ui/styles/base.css'

export interface Look {
  theme?: Theme
  locale?: Locale
  width?: number
  height?: number
  /** Pixels. */
  fontSize?: number
  /** Shows the cookie banner, as to a new visitor. */
  cookies?: boolean
  /** Emulates a touch screen: no mouse, a coarse pointer. */
  touch?: boolean
}

interface AppOptions extends Look {
  /** Fills the store before the screen is shown. */
  store?: (app: App) => Promise<unknown>
}

/** The whole product in this page, signed in. */
export interface App {
  context: CommandContext
  server: FakeServer
  /** The current path with its search. */
  address(): string
  go(path: string): Promise<void>
  /** Closes and reopens the page with the same account, device and address. State in module variables is kept. */
  reload(): Promise<void>
}

const NAME = 'Dana Markova'
/** Of an account whose owner has given consent: no other screen opens without it. */
export const CONSENTED = { activity: { consent: true } } as const
/** Ignored messages: RxDB's advertisement, a React warning about Ark's toasts, databases deleted after a test. */
const EXPECTED = /RxDB Open Core|flushSync was called from inside a lifecycle method|wants to delete database/

let touched = false
const problems: string[] = []
const accounts: string[] = []

for (const method of ['error', 'warn'] as const) {
  const log = console[method]
  console[method] = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (EXPECTED.test(text)) return
    problems.push(text)
    log(...words)
  }
}

async function look({
  theme = 'light',
  locale = 'en',
  fontSize = FONT_SIZE.base,
  touch = false,
  cookies = false,
  ...size
}: Look): Promise<void> {
  await resize(size)
  if (touch !== touched) await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: touch })
  touched = touch
  chooseTheme(theme, deviceValues)
  chooseFontSize(fontSize, deviceValues)
  deviceValues.set(LOCALE_KEY, locale)
  if (!cookies) deviceValues.set('cookieBannerShown', '1')
  await activate(locale)
  await loadTexts(
    'account',
    'billing',
    'cookies',
    'dev',
    'export',
    'help',
    'home/parts',
    'insights',
    'install',
    'notifications',
    'patients',
  )
  await loadTexts(
    'questionnaire',
    'records',
    'records/upload',
    'scribe',
    'shell/sign-out',
    'shell/sync-centre',
    'sync-lab',
    'timeline',
    'tour',
    'triage',
  )
}

/** Resizes the page, unless it has this size already; every test file begins with the size of the configuration. */
export async function resize({ width = 820, height = 1180 }: { width?: number; height?: number }): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}

async function signIn(accountId: string, locale: Locale): Promise<CommandContext> {
  const now = new Date().toISOString()
  const user: User = {
    ...{ clientId: accountId, id: 1, seq: 1, createdAt: now, updatedAt: now, deletedAt: null },
    ...{ name: NAME, email: null, data: CONSENTED },
  }
  const token = 'token'
  worker.returns('userAccount.user:demoLogin', () => ({
    kind: 'answered',
    result: { token, user, deviceKey: '0f'.repeat(32) },
    notice: null,
  }))
  worker.returns('userAccount.user:logout', () => ({ kind: 'answered', result: { status: 'ok' }, notice: null }))
  await signInDemo('doctor', true, locale)
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') throw new Error(`signed in, the session is ${state.kind}`)
  return state.context
}

/** The session of a page that was closed and opened again: nothing was signed out. */
async function reopen(): Promise<CommandContext> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') throw new Error(`signed in, the session is ${state.kind}`)
  await closeAccount()
  releaseStore()
  store.set(sessionAtom, { kind: 'resuming' })
  await enter(state.session)
  const entered = store.get(sessionAtom)
  if (entered.kind !== 'signed-in') throw new Error(`reopened, the session is ${entered.kind}`)
  return entered.context
}

async function show(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ ...productRouter.options, history })
  await router.load()
  await render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  )
  return router
}

/** Shows a page that needs no session, without signing in. */
export async function openSignedOut(path: string, options: Look = {}): Promise<{ address(): string }> {
  await resumed
  await look(options)
  const router = await show(path)
  return { address: () => router.state.location.href }
}

/**
 * Opens the product signed in to a new account with its own database, with an in-memory router and the given look. All
 * code is the product's own except the bridge to the worker, which is fake.
 */
export async function openApp(path: string, { store: prepare, ...options }: AppOptions = {}): Promise<App> {
  await resumed
  await look(options)
  const accountId = systemRandom.uuid()
  accounts.push(accountId)
  const context = await signIn(accountId, options.locale ?? 'en')
  const server = createFakeServer(context)
  await server.pulls('account', { clientId: accountId, name: NAME, data: CONSENTED })
  let router: Awaited<ReturnType<typeof show>> | null = null
  const shownRouter = () => {
    if (!router) throw new Error('the screen is not shown yet')
    return router
  }
  const app: App = {
    context,
    server,
    address: () => shownRouter().state.location.href,
    async go(to) {
      await shownRouter().navigate({ href: to })
    },
    async reload() {
      const { href } = shownRouter().state.location
      await cleanup()
      app.context = await reopen()
      app.server = createFakeServer(app.context)
      router = await show(href)
    },
  }
  await prepare?.(app)
  router = await show(path)
  return app
}

/** Signs in the same user again on this device, without a reload of the page. */
export async function signInAgain(app: App): Promise<void> {
  await expect.poll(() => app.context.database.closed).toBe(true)
  app.context = await signIn(app.context.accountId, 'en')
  app.server = createFakeServer(app.context)
}

/** Called after every test by each-test.ts: removes all state and fails the test on logged errors and warnings. */
export async function closeApp(): Promise<void> {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const one of dialogs.current()) one.answer()
  await cleanup()
  toaster.remove()
  if (store.get(sessionAtom).kind === 'signed-in') await signOut(0)
  // A sign-out that a test began: two stores at once hold more collections than RxDB allows (16 in a page).
  await expect.poll(() => store.get(sessionAtom).kind, { timeout: 10_000 }).not.toBe('leaving')
  for (const { name } of await indexedDB.databases()) {
    if (name && accounts.some(one => name.includes(one))) indexedDB.deleteDatabase(name)
  }
  accounts.length = 0
  localStorage.clear()
  sessionStorage.clear()
  worker.reset()
  expect(problems.splice(0)).toEqual([])
}
