import { expect, test } from 'vitest'
import { FEEDBACK_LIMITS } from '../../../../../src/contract/feedback-limits.ts'
import { STARTING } from '../../../../../src/sync/status.ts'
import { type DiagnosticFacts, diagnosticsText } from '../../../../../src/ui/features/help/feedback/diagnostics.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const FACTS: DiagnosticFacts = {
  ...{ version: 'v0.1.0', environment: 'dev', locale: 'ru', now: NOW, online: true, status: STARTING },
  queue: [
    { collection: 'recordings', state: 'network', code: null },
    { collection: 'recordings', state: 'network', code: null },
    { collection: 'patients', state: 'refused', code: 'UNPROCESSABLE' },
  ],
  ...{ keptVersions: 1, unreadableRows: 0, leading: true },
  storage: { usedBytes: 1000, quotaBytes: 2000, persisted: false },
  events: [{ number: 1, at: NOW, event: 'parked', detail: { collection: 'patients', code: 'UNPROCESSABLE', rows: 3 } }],
}

test('it says what is needed to help: versions, the queue, the engine, storage, events', () => {
  expect(JSON.parse(diagnosticsText(FACTS))).toEqual({
    made: '2026-11-23T09:00:00.000Z',
    version: 'v0.1.0',
    environment: 'dev',
    language: 'ru',
    online: true,
    engine: expect.objectContaining({ phase: 'starting', leading: true, uploads: 0 }),
    queue: { 'recordings network': 2, 'patients refused UNPROCESSABLE': 1 },
    keptVersions: 1,
    unreadableRows: 0,
    storage: { usedBytes: 1000, quotaBytes: 2000, persisted: false },
    events: ['2026-11-23T09:00:00.000Z parked collection=patients code=UNPROCESSABLE rows=3'],
  })
})

test('no text from the store or an event leaves the device, wherever it is planted', () => {
  const planted = [
    'Anna Petrova',
    'Anna',
    'Боль в груди с утра',
    'HIV',
    '0199a000-0000-7000-8000-000000000001',
    'a@b.c',
  ]
  for (const text of planted) {
    const bundle = diagnosticsText({
      ...FACTS,
      ...{ version: text, environment: text, locale: text },
      status: { ...STARTING, phase: text as never, uploads: [{ clientId: text, sentBytes: 1, totalBytes: 2 }] },
      queue: [{ collection: text, state: text, code: text }],
      events: [
        {
          number: 1,
          at: NOW,
          event: text,
          detail: { [text]: 'collection', collection: text, clientId: text, code: text },
        },
      ],
    })
    expect(bundle).not.toContain(text)
    expect(bundle).toContain('[hidden]')
  }
})

test('a long story is cut to what the server accepts, the oldest events first', () => {
  const events = Array.from({ length: 5000 }, (_, at) => ({
    number: at,
    at: NOW + at,
    event: 'pushed',
    detail: { calls: at },
  }))
  const bundle = diagnosticsText({ ...FACTS, events })
  expect(bundle.length).toBeLessThanOrEqual(FEEDBACK_LIMITS.diagnostics)
  expect(bundle).toContain('calls=4999')
  expect(bundle).not.toContain('calls=0"')
})
