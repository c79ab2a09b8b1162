import { describe, expect, test } from 'vitest'
import { intoSections, SECTIONS, sectionOf } from '../../../../../src/ui/features/scribe/list/list-sections.ts'
import { facts, unsent } from '../../../../factories/store/recordings.ts'

const NOW = Date.parse('2026-11-20T14:05:00Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

describe('the section of a recording', () => {
  test.each([
    ['an unsent recording', unsent(), 'device'],
    ['a text that the server has not confirmed', unsent({ queue: 1, hasAudio: false }), 'device'],
    ['an unsent one whatever its status says', unsent({ status: 'error' }), 'device'],
    ['uploaded', facts({ status: 'uploaded' }), 'processing'],
    ['processing', facts({ status: 'processing' }), 'processing'],
    ['transcribing', facts({ status: 'transcribing' }), 'processing'],
    ['uploaded without an engine', facts({ status: 'uploaded', errorKey: 'scribe.transcription.noEngine' }), 'synced'],
    ['not transcribed', facts({ status: 'error' }), 'errors'],
    ['done long ago', facts(), 'synced'],
    ['done half an hour ago', facts({ createdAt: ago(50), updatedAt: ago(30) }), 'recent'],
    [
      'recorded this morning without a network, sent just now',
      facts({ createdAt: ago(400), updatedAt: ago(1) }),
      'recent',
    ],
    ['done an hour ago', facts({ createdAt: ago(90), updatedAt: ago(60) }), 'synced'],
    ['an old one, renamed just now', facts({ updatedAt: ago(1) }), 'synced'],
    ['typed just now', facts({ documentAssetId: null, createdAt: ago(2), updatedAt: ago(1) }), 'synced'],
  ])('%s', (_what, recording, section) => {
    expect(sectionOf(recording, NOW)).toBe(section)
  })
})

test('every recording is in exactly one section, in the order of the list', () => {
  const all = [unsent({ clientId: 'a' }), facts({ clientId: 'b' }), unsent({ clientId: 'c' }), facts({ clientId: 'd' })]
  const sections = intoSections(all, NOW)
  expect(SECTIONS.flatMap(name => sections[name].map(({ clientId }) => clientId))).toEqual(['a', 'c', 'b', 'd'])
})
