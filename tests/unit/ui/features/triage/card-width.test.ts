import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rules = (name: string) =>
  readFileSync(new URL(`../../../../../src/ui/features/triage/${name}.module.css`, import.meta.url), 'utf8')

test('D §2: the text of a card is shown from 300 px on and hidden below', () => {
  const [, condition, hidden] =
    /@container \(([^)]+)\) \{\s*(\.\w+ \{[^}]*\})\s*\}/.exec(rules('history/triage-row')) ?? []
  expect(condition).toBe('width < 300px')
  expect(hidden?.replace(/\s+/g, ' ')).toBe('.text { display: none; }')
})
