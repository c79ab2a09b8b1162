import { i18n, type Messages } from '@lingui/core'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Texts of the first screens, one chunk per language. */
const FIRST: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogs/en.ts'),
  ru: () => import('./catalogs/ru.ts'),
  el: () => import('./catalogs/el.ts'),
}

/** Texts of the other rooms, one chunk per room and language. */
const ROOMS = import.meta.glob<Messages>(
  [
    '../record-kit/locales/*.po',
    '../features/*/locales/*.po',
    '../features/{shell/sign-out,shell/sync-centre,records/upload,home/parts}/locales/*.po',
    '!../features/{shell,home}/locales/*.po',
  ],
  { import: 'messages' },
)

/** Rooms whose texts are loaded with their screens; those of the first screens are loaded at the start. */
export type Room =
  | 'account'
  | 'billing'
  | 'admin'
  | 'consent'
  | 'cookies'
  | 'dev'
  | 'export'
  | 'install'
  | 'help'
  | 'home/parts'
  | 'insights'
  | 'login'
  | 'messenger'
  | 'notifications'
  | 'patients'
  | 'questionnaire'
  | 'records'
  | 'records/upload'
  | 'referrals'
  | 'shell/sign-out'
  | 'sharing'
  | 'shell/sync-centre'
  | 'scribe'
  | 'sync-lab'
  | 'timeline'
  | 'tour'
  | 'triage'

const AT_REST: readonly Room[] = [
  'account',
  'billing',
  'admin',
  'consent',
  'cookies',
  'export',
  'help',
  'home/parts',
  'insights',
  'install',
  'login',
  'messenger',
  'notifications',
  'patients',
  'questionnaire',
  'records',
  'records/upload',
  'referrals',
  'scribe',
  'shell/sign-out',
  'sharing',
  'shell/sync-centre',
  'timeline',
  'tour',
  'triage',
]

const loaded = new Map<string, Promise<void>>()

/** Loads and activates a language. Rejects if its catalog cannot be loaded; the language is then unchanged. */
export async function activate(locale: Locale, page: Document = document): Promise<void> {
  const { messages } = await FIRST[locale]()
  loaded.clear()
  i18n.load(locale, messages)
  i18n.activate(locale)
  page.documentElement.lang = LANGUAGE_TAGS[locale]
}

function loadRoom(place: string): Promise<void> {
  const load = ROOMS[`../${place}/locales/${i18n.locale}.po`]
  const known = loaded.get(place)
  if (known || !load) return known ?? Promise.reject(new Error(`${place} has no texts in ${i18n.locale}`))
  const { locale } = i18n
  const loading = load().then(messages => i18n.load(locale, messages))
  loaded.set(place, loading)
  // A chunk that failed to load is requested again at the next call.
  loading.catch(() => loaded.delete(place))
  return loading
}

/** Resolves when the texts of these rooms are loaded; every route and lazy part waits for its own. */
export async function loadTexts(...rooms: Room[]): Promise<void> {
  await Promise.all([loadRoom('record-kit'), ...rooms.map(room => loadRoom(`features/${room}`))])
}

/** Loads the texts of every room but the developers', so that none is missing offline. */
export const loadAllTexts = (): Promise<void> => loadTexts(...AT_REST)
