import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commit, machine } from './machine.ts'
import { writeReadme } from './readme-table.ts'
import type { Section } from './section.ts'
import { table } from './table.ts'

const FILE = fileURLToPath(new URL('../results.md', import.meta.url))
const HEAD = `# What the product was measured to do

Written by \`npm run bench\`. Absolute times on a shared machine mean nothing; read the ratios, which come from one run with
the contenders interleaved. The floor is the same work written by hand on fetch and IndexedDB (or node:http), without a
library. 4x is the whole browser at a quarter of the processor. Figures for the record come from a quiet machine.
`

/** Replaces the sections that were run; all others stay, with their own date. */
export function writeResults(sections: readonly Section[]): void {
  const known = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
  const kept = new Map(known.map(text => [idOf(text), text.trimEnd()]))
  for (const section of sections) kept.set(section.id, textOf(section))
  const order = (id: string) => (/^P\d/.test(id) ? Number(id.replace(/\D/g, '')) : 99)
  const all = [...kept].toSorted(([a], [b]) => order(a) - order(b)).map(([, text]) => text)
  const results = `${[HEAD.trimEnd(), ...all].join('\n\n')}\n`
  writeFileSync(FILE, results)
  writeReadme(results)
}

const idOf = (text: string): string => /^## (\S+)/.exec(text)?.[1] ?? ''

function textOf(section: Section): string {
  const when = `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC at ${commit()}.`
  const about = [when, ...machine()].map(line => `- ${line}`).join('\n')
  return [`## ${section.id} ${section.title}`, table(section), notes(section), about].filter(Boolean).join('\n\n')
}

const notes = (section: Section): string => section.notes.join('\n\n')
