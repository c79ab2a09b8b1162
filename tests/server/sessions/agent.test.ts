import { expect, it } from 'vitest'
import { agentOf } from '../../../src/server/sessions/agent.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, null, 'Chromium on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 9) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Pixel 9',
    'Chromium on Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, null, 'Chromium on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ...(['iPhone', 'Safari on iOS'] as const),
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`,
    null,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', null, 'Firefox on macOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (header, name, agentClass) => {
  expect(agentOf(header)).toEqual({ name, agentClass })
})
