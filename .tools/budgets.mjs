import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './workspace.mjs'

// P6 of the performance targets, in kilobytes of gzip. The build fails above these.
const BUDGETS = {
  shell: 130,
  store: 90,
  worker: 100,
  'service worker': 40,
  landing: 60,
  documents: 60,
  share: 90,
  respond: 90,
  // After the first question come rarer wordings of emergencies, and the check in the two other languages: a missed
  // emergency weighs more than bytes that nobody waits for.
  'respond, later': 136,
}

const dist = join(ROOT, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const size = file => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

// Of a public page all scripts count, those of the demonstrations too, and those that stand before the page's own.
const pages = JSON.parse(readFileSync(join(dist, '.vite', 'public.json'), 'utf8'))
const BEFORE = ['public-first.js', 'before-paint.js']

function scriptsOf(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  const { imports = [], dynamicImports = [] } = pages[key]
  for (const imported of [...imports, ...dynamicImports]) scriptsOf(imported, seen)
  return seen
}
const sizeOfScripts = key => [...scriptsOf(key)].reduce((sum, one) => sum + size(pages[one].file), 0)
/** Of a page that loads one language of those that it has: that with the most to load. */
function sizeInOneLanguage(key) {
  const isLater = part => /\/emergency\/\w+-more\.ts$/.test(part)
  const parts = [...scriptsOf(key)].filter(part => !isLater(part))
  const languageOf = part => /\/(ru|en|el)\.(?:ts|po)$/.exec(part)?.[1] ?? null
  const sizeOf = language =>
    parts.filter(part => languageOf(part) === language).reduce((sum, part) => sum + size(pages[part].file), 0)
  return sizeOf(null) + Math.max(...['ru', 'en', 'el'].map(sizeOf))
}
/** The emergency rules that come after the first question, at most. */
function sizeOfLaterChecks(key) {
  const sizesOf = pattern => [...scriptsOf(key)].filter(part => pattern.test(part)).map(part => size(pages[part].file))
  const own = sizesOf(/\/emergency\/(?:ru|en|el)\.ts$/)
  const sum = sizes => sizes.reduce((all, one) => all + one, 0)
  return sum(own) - Math.min(...own) + sum(sizesOf(/\/emergency\/\w+-more\.ts$/))
}
const sizeOfPage = key => BEFORE.reduce((sum, file) => sum + size(file), sizeOfScripts(key))

/** Every script that must be there before the first screen runs: the entry and what it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(imported, seen)
  return seen
}

// The first route of a signed-in person: the entry, the frame, the home screen, and the largest language.
const roots = Object.keys(manifest).filter(
  key =>
    (manifest[key].isEntry && key.endsWith('index.html')) || /\/_app(\.index)?\.tsx\?tsr-split=component$/.test(key),
)
const languages = Object.keys(manifest).filter(key => /\/i18n\/catalogs\/\w+\.ts$/.test(key))
const largest = languages.toSorted((a, b) => size(manifest[b].file) - size(manifest[a].file))[0]
const first = [...new Set([...roots, largest].flatMap(key => [...closure(key)]))].map(key => manifest[key].file)
const assets = readdirSync(join(dist, 'assets'))
const store = assets.filter(name => /^store-.*\.js$/.test(name)).map(name => `assets/${name}`)
const measured = {
  shell: first.filter(file => !store.includes(file)).reduce((sum, file) => sum + size(file), 0),
  store: store.reduce((sum, file) => sum + size(file), 0),
  worker: assets
    .filter(name => /^sync\.worker-.*\.js$/.test(name))
    .reduce((sum, name) => sum + size(`assets/${name}`), 0),
  'service worker': size('service-worker.js'),
  landing: sizeOfPage('landing.html'),
  documents: sizeOfPage('document.html'),
  share: sizeInOneLanguage('share.html'),
  respond: sizeInOneLanguage('respond.html') + size('before-paint.js'),
  'respond, later': sizeOfLaterChecks('respond.html'),
}

if (process.argv.includes('--verbose')) {
  for (const file of first.toSorted((a, b) => size(b) - size(a)))
    console.log(`${(size(file) / 1024).toFixed(1).padStart(7)} ${file}`)
}

let over = false
for (const [part, limit] of Object.entries(BUDGETS)) {
  const kilobytes = measured[part] / 1024
  const exceeds = kilobytes > limit || measured[part] === 0
  over ||= exceeds
  console.log(`${exceeds ? 'OVER' : 'ok  '} ${part.padEnd(15)} ${kilobytes.toFixed(1).padStart(6)} of ${limit} KB gzip`)
}
if (over) {
  console.error('The build exceeds its budgets (or a part of it is missing).')
  process.exit(1)
}
