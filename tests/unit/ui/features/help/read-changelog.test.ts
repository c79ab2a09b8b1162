import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../../../src/contract/locales.ts'
import { readChangelog } from '../../../../../src/ui/features/help/changelog/read-changelog.ts'

test('the file of changes is read by version, in its order', () => {
  const text = '## 0.2.0 (2026-12-01)\n\n- One\n- Two\nno change\n\n## 0.1.0 (2026-11-23)\n- Three\n'
  expect(readChangelog(text)).toEqual([
    { version: '0.2.0', day: '2026-12-01', changes: ['One', 'Two'] },
    { version: '0.1.0', day: '2026-11-23', changes: ['Three'] },
  ])
  expect(readChangelog('- before any version\n## no date\n')).toEqual([])
})

test('the changes are the same versions in every language, the newest is the present one', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [en, ...others] = ['en', ...LOCALES.filter(one => one !== 'en')].map(locale =>
    readChangelog(readFileSync(`src/ui/features/help/changelog/changes.${locale}.md`, 'utf8')),
  )
  expect(en?.[0]?.version).toBe(version)
  const shape = (releases: typeof en) => releases?.map(one => [one.version, one.day, one.changes.length])
  for (const other of others) expect(shape(other)).toEqual(shape(en))
})
