import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, run } from './workspace.mjs'

// Checks that the catalogs contain every text of the code in all three languages, in English word for word: extraction
// changes nothing, and no translation is empty.
const catalogs = []
for await (const file of glob('src/ui/**/locales/*.po', { cwd: ROOT })) catalogs.push(file)
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

const before = read()
if ((await run('lingui', ['extract', '--clean', '--overwrite'], { quiet: true })) !== 0) process.exit(1)
const after = read()
const problems = []
for (const file of catalogs) {
  if (messages(before.get(file)) !== messages(after.get(file)))
    problems.push(`${file} is not what the code says: run npm run i18n`)
  const empty = [...after.get(file).matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g)].map(([, id]) => id)
  if (empty.length > 0) problems.push(`${file} lacks ${empty.join(', ')}`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${catalogs.length} catalogs are whole.`)
