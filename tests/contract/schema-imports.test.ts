import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const CONTRACT = new URL('../../src/contract/', import.meta.url)
/** Modules that the page and the service worker import; without zod, because it costs 22 KB gzipped or more. */
const WITHOUT_SCHEMAS = [
  'errors.ts',
  'locales.ts',
  'notice.ts',
  'personas.ts',
  'protocol.ts',
  'record-types.ts',
  'triage-names.ts',
  'unauthorized.ts',
  'upload-limits.ts',
]
/** Without `import type`, which is erased. */
const importsOf = (file: URL) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;'"]*?from '([^']+)'/gm)].map(
    ([, from = '']) => from,
  )

function reached(file: URL, seen = new Set<string>()): Set<string> {
  for (const from of importsOf(file)) {
    const next = from.startsWith('.') ? new URL(from, file).href : from
    if (seen.has(next)) continue
    seen.add(next)
    if (next.startsWith('file:')) reached(new URL(next), seen)
  }
  return seen
}

it.each(WITHOUT_SCHEMAS)('%s imports no schema', name => {
  expect([...reached(new URL(name, CONTRACT))]).not.toContain('zod')
})

it('the methods that a worker calls do not import the rest of the registry', () => {
  for (const name of ['patients', 'health-records', 'file-upload', 'account']) {
    const modules = [...reached(new URL(`methods/${name}.ts`, CONTRACT))]
    expect(modules).toContain('zod')
    expect(modules).not.toContain(new URL('methods.ts', CONTRACT).href)
    expect(modules.filter(module => module.includes('/contract/methods/'))).toEqual([])
  }
})
