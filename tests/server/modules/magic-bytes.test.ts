import { describe, expect, it } from 'vitest'
import { detectType } from '../../../src/server/modules/file-upload/magic-bytes.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

describe('S3: the first bytes of a file', () => {
  it.each([
    ['webm', bytes([0x1a, 0x45, 0xdf, 0xa3], 'webm'), 'audio/webm'],
    ['mp4', bytes([0, 0, 0, 0x1c], 'ftypiso5'), 'audio/mp4'],
    ['m4a', bytes([0, 0, 0, 0x1c], 'ftypM4A '), 'audio/mp4'],
    ['wav', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '), 'audio/wav'],
    ['ogg', bytes('OggS'), 'audio/ogg'],
    ['mp3 with a tag', bytes('ID3', [4, 0]), 'audio/mpeg'],
    ['mp3 without one', bytes([0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
    ['pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'image/png'],
    ['gif', bytes('GIF89a'), 'image/gif'],
    ['bmp', bytes('BM', Array(20).fill(0)), 'image/bmp'],
    ['tiff, little end first', bytes('II', [0x2a, 0]), 'image/tiff'],
    ['tiff, big end first', bytes('MM', [0, 0x2a]), 'image/tiff'],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'image/webp'],
  ])('%s', (_, head, mimeType) => {
    expect(detectType(head)?.mimeType).toBe(mimeType)
  })

  it.each([
    ['nothing', bytes()],
    ['a page', bytes('<!doctype html>')],
    ['a script', bytes('#!/bin/sh')],
    ['an svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['an executable', bytes('MZ')],
    ['an archive', bytes('PK', [3, 4])],
    ['AAC without a container', bytes([0xff, 0xf1, 0x50, 0x80])],
    ['a photo of a phone', bytes([0, 0, 0, 0x24], 'ftypheic')],
    ['another image in the container of mp4', bytes([0, 0, 0, 0x20], 'ftypavif')],
    ['one byte of a jpeg', bytes([0xff])],
    ['a text that begins with BM', bytes('BMI 24')],
  ])('%s is not an accepted type', (_, head) => {
    expect(detectType(head)).toBeNull()
  })
})
