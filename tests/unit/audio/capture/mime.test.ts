import { expect, test } from 'vitest'
import { negotiateMimeType } from '../../../../src/audio/capture/mime.ts'

test('decision 61: WebM with Opus first, then MP4 with AAC, and nothing only when both fail', () => {
  expect(negotiateMimeType(() => true)).toBe('audio/webm;codecs=opus')
  expect(negotiateMimeType(type => type.startsWith('audio/mp4'))).toBe('audio/mp4;codecs=mp4a.40.2')
  expect(negotiateMimeType(type => type === 'audio/mp4')).toBe('audio/mp4')
  expect(negotiateMimeType(type => type.startsWith('audio/ogg'))).toBeNull()
})
