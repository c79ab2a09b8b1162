import { expect, test } from 'vitest'
import { audioExtension } from '../../../../src/domain/files/audio-extension.ts'

test.each([
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/mp4;codecs=mp4a.40.2', 'm4a'],
  ['audio/x-m4a', 'm4a'],
  ['AUDIO/WAV', 'wav'],
  ['audio/mpeg', 'mp3'],
  ['audio/ogg; codecs=opus', 'ogg'],
  ['', 'webm'],
  ['application/octet-stream', 'webm'],
])('%s is downloaded as .%s', (type, extension) => {
  expect(audioExtension(type)).toBe(extension)
})
