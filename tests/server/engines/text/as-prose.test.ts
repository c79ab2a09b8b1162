import { expect, it } from 'vitest'
import { asProse } from '../../../../src/server/engines/text/as-prose.ts'

it.each([
  [
    'an object',
    '{"Complaints":"Chest pain.","Plan":["ECG.","Bisoprolol 5 mg."]}',
    '## Complaints\n\nChest pain.\n\n## Plan\n\n- ECG.\n- Bisoprolol 5 mg.',
  ],
  ['a fenced object', '```json\n{"Жалобы":"Кашель."}\n```', '## Жалобы\n\nКашель.'],
  ['objects in objects', '{"report":{"Plan":"Rest."}}', '## report\n\n\n### Plan\n\nRest.'],
  ['a list', '["One.","Two."]', '- One.\n- Two.'],
])('%s is read as text', (_what, json, prose) => expect(asProse(json)).toBe(prose))

it.each(['## Plan\nRest.', '{"Plan":"Res', '[see the letter] Rest.', '{}', '[]', ''])('%j stays as it is', text =>
  expect(asProse(text)).toBe(text),
)

it('JSON of any depth ends', () => {
  const deep = `${'{"a":'.repeat(500)}"b"${'}'.repeat(500)}`
  expect(asProse(deep)).toBe(deep)
})
