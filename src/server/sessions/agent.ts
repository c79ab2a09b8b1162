/** What a person knows a device of theirs by, in the list of sessions. */
export interface Agent {
  /** Such as `iPhone` or `Pixel 9`; null if the browser does not tell. */
  name: string | null
  /** Such as `Chromium on Android`. */
  agentClass: string | null
}

/** The first that matches: browsers name those that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chromium'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const LONGEST = 500
const LONGEST_NAME = 60

const firstOf = (kinds: readonly [RegExp, string][], text: string): string | null =>
  kinds.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Reads a User-Agent header, of which browsers reveal less each year; nothing depends on it but the list of sessions. */
export function agentOf(userAgent = ''): Agent {
  const text = userAgent.slice(0, LONGEST)
  const parts = [firstOf(BROWSERS, text), firstOf(SYSTEMS, text)].filter(one => one !== null)
  return { name: modelOf(text), agentClass: parts.length === 0 ? null : parts.join(' on ') }
}

function modelOf(text: string): string | null {
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(text)?.[1]
  if (apple !== undefined) return apple
  const model = /\bAndroid [\d.]+; ([\w .+-]{2,})(?: Build\/|\)|;)/.exec(text)?.[1]?.trim()
  // `K` is what browsers send in place of the model.
  return model === undefined || model.length < 2 || model.length > LONGEST_NAME ? null : model
}
