import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './request.ts'

/**
 * S5, S9. `style-src 'unsafe-inline'`: Ark UI and d3 position elements by style attributes; scripts have neither
 * unsafe-inline nor unsafe-eval. `trusted-types` lists the policies of the shell: service worker address and DOM sinks
 * of the rendering libraries.
 */
const policyWith = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default anamnesis',
  ].join('; ')

const CONTENT_SECURITY_POLICY = policyWith("'self'")
/**
 * The worker that reduces photos compiles WebAssembly: the decoder of HEIC, and a faster resizer. A worker obeys the
 * policy of its own script, so no page gets this right.
 */
const PHOTO_WORKER = /^\/assets\/photo\.worker-[\w-]+\.js$/
const PHOTO_WORKER_POLICY = policyWith("'self' 'wasm-unsafe-eval'")

/** Of the pages written at build: their islands write texts and never markup, and the recorder plays what it heard. */
const ENTRY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  'media-src blob:',
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const SELF = [
  'camera',
  'microphone',
  'on-device-speech-recognition',
  'screen-wake-lock',
  'clipboard-write',
  'fullscreen',
]
const OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** A page written at build records, and needs nothing else. */
const ENTRY_PERMISSIONS = [
  'microphone=(self)',
  ...['camera', 'screen-wake-lock', 'clipboard-write', 'fullscreen', ...OFF].map(name => `${name}=()`),
].join(', ')
const PERMISSIONS_POLICY = [...SELF.map(name => `${name}=(self)`), ...OFF.map(name => `${name}=()`)].join(', ')

const NO_INDEX = 'noindex, nofollow, noarchive'
const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
/** For pages and scripts: a worker obeys the policy of its own script. */
const INTERFACE: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'permissions-policy': PERMISSIONS_POLICY,
  // Popups of identity and payment providers keep their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
}
/** Responses are data: nothing in them may run, even if opened as a page. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'x-robots-tag': NO_INDEX,
}

export const interfaceHeaders: MiddlewareHandler<HttpEnv> = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(INTERFACE)) context.res.headers.set(name, value)
  // It comes back from a provider's page, which has no such header: another one would cut it off from its opener.
  if (context.req.path === '/oauth-redirect.html') context.res.headers.delete('cross-origin-opener-policy')
  if (context.get('isEntry')) {
    context.res.headers.set('content-security-policy', ENTRY_POLICY)
    context.res.headers.set('permissions-policy', ENTRY_PERMISSIONS)
  }
  if (PHOTO_WORKER.test(context.req.path)) context.res.headers.set('content-security-policy', PHOTO_WORKER_POLICY)
}
