import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './request.ts'

/**
 * S5, S9. Neither scripts nor styles are inline: Ark UI and d3 set styles through the DOM, which the policy allows.
 * `trusted-types` lists the policies of the shell: service worker address and DOM sinks
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
    "style-src 'self'",
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

/**
 * Of the page of shared records. `sandbox` without `allow-same-origin` makes its origin opaque: neither the stores and
 * cookies of this origin nor its worker are in its reach, whatever runs in it.
 */
const SHARED_POLICY = [
  'sandbox allow-scripts allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
/** Of the page of a questionnaire: it stores answers in this origin and registers the worker, and loads nothing else. */
const RESPOND_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types anamnesis',
].join('; ')
/** Scripts, styles and fonts of the entries hold nothing of anybody, and an opaque origin must be able to load them. */
const OF_ENTRIES = /^\/(p\/[^/]+|icons\/icon\.svg)$/
const FOR_OPAQUE_ORIGINS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

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
const NO_PERMISSIONS = [...SELF, ...OFF].map(name => `${name}=()`).join(', ')
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
  const set = (headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
  const entry = context.get('entry')
  if (entry === 'entry') set({ 'content-security-policy': ENTRY_POLICY, 'permissions-policy': ENTRY_PERMISSIONS })
  if (entry === 'shared') {
    set({ 'content-security-policy': SHARED_POLICY, 'permissions-policy': NO_PERMISSIONS, 'x-robots-tag': NO_INDEX })
    // With it a browser refuses a sandboxed page.
    context.res.headers.delete('cross-origin-opener-policy')
  }
  if (entry === 'respond')
    set({ 'content-security-policy': RESPOND_POLICY, 'permissions-policy': NO_PERMISSIONS, 'x-robots-tag': NO_INDEX })
  if (OF_ENTRIES.test(context.req.path) && context.res.status < 400) set(FOR_OPAQUE_ORIGINS)
  if (PHOTO_WORKER.test(context.req.path)) context.res.headers.set('content-security-policy', PHOTO_WORKER_POLICY)
}
