import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { onOurNode } from './on-our-node.mjs'
import { ROOT, run } from './workspace.mjs'

// Checks that the catalogs contain every text of the code in all three languages, in English word for word: extraction
// changes nothing, no translation is empty, and each has the placeholders of the English text.
await onOurNode(import.meta.url)
const { placeholderProblems } = await import('./placeholders.ts')
const catalogs = []
for await (const file of glob('src/{ui,public}/**/locales/*.po', { cwd: ROOT })) catalogs.push(file)
const read = () => new Map(catalogs.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]))
const messages = text =>
  text
    .split('\n\n')
    .slice(1)
    .map(entry =>
      entry
        .split('\n')
        .filter(line => !line.startsWith('#'))
        .join('\n'),
    )
    .sort()
    .join('\n\n')

const quoted = lines => lines.match(/".*"/g).map(JSON.parse).join('')
/** The text of each id of a catalog. */
const textsOf = catalog =>
  new Map(
    [...catalog.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
      .map(([, id, text]) => [quoted(id), quoted(text)])
      .filter(([id]) => id !== ''),
  )

const before = read()
if ((await run('lingui', ['extract', '--clean', '--overwrite'], { quiet: true })) !== 0) process.exit(1)
const after = read()
const problems = []
for (const file of catalogs) {
  if (messages(before.get(file)) !== messages(after.get(file)))
    problems.push(`${file} is not what the code says: run npm run i18n`)
  const [, locale] = /(\w+)\.po$/.exec(file)
  const english = textsOf(after.get(file.replace(/\w+\.po$/, 'en.po')))
  for (const [id, text] of textsOf(after.get(file))) {
    if (text === '') continue
    for (const problem of placeholderProblems(locale, english.get(id) ?? '', text))
      problems.push(`${file}: ${id} ${problem}`)
  }
  const empty = [...after.get(file).matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g)].map(([, id]) => id)
  if (empty.length > 0) problems.push(`${file} lacks ${empty.join(', ')}`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${catalogs.length} catalogs are whole.`)
