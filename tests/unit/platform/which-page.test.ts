import { expect, it } from 'vitest'
import { whichPage } from '../../../workers/which-page.ts'

const app = { kind: 'kept', page: '/index.html' }
const respond = { kind: 'kept', page: '/q' }
const untouched = { kind: 'untouched' }
const network = (offline: string) => ({ kind: 'network', offline })

it.each([
  // path, signed out, signed in
  ['/', network('/login'), app],
  ['/landing', network('/login'), network('/')],
  ['/ru', network('/login'), network('/')],
  ['/el/', network('/login'), network('/')],
  ['/login', app, app],
  ['/ambient-scribe/list', app, app],
  ['/rus', app, app],
  ['/ru/login', app, app],
  // The texts are screens of the app too, which reads them offline; in a language of their own they are pages.
  ['/privacy-policy', app, app],
  ['/el/privacy-policy', network('/privacy-policy'), network('/privacy-policy')],
  ['/ru/pitch-deck', network('/pitch-deck'), network('/pitch-deck')],
  // Whoever is signed in: the questionnaire is no part of the app.
  ['/q/7KQ2M0XA9CDE', respond, respond],
  ['/q', respond, respond],
  ['/questionnaire', app, app],
  ['/api/config', untouched, untouched],
  ['/api', untouched, untouched],
  ['/apiary', app, app],
  ['/healthz', untouched, untouched],
  ['/metrics', untouched, untouched],
  ['/p/landing.en.html', untouched, untouched],
  ['/oauth-redirect.html', untouched, untouched],
  ['/robots.txt', untouched, untouched],
  // A shared record is never answered by the app, nor kept.
  ['/s/AbC-_1', untouched, untouched],
  ['/s/AbC-_1/', untouched, untouched],
  ['/health-record/share/AbC-_1', untouched, untouched],
  ['/health-record/share-token-expired', untouched, untouched],
  ['/s', app, app],
  ['/health-record/view/7', app, app],
] as const)('%s', (path, signedOut, signedIn) => {
  expect(whichPage(path, false)).toEqual(signedOut)
  expect(whichPage(path, true)).toEqual(signedIn)
})
