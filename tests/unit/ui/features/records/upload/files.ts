import { PhotoFailed, type PhotoWorker } from '../../../../../../src/platform/browser/photos/photo-call.ts'

const letters = (text: string) => Uint8Array.from(text, one => one.charCodeAt(0))
export const MB = 1024 * 1024

/** Heads by which the content is recognised. */
export const HEADS = {
  pdf: letters('%PDF-1.7\n'),
  jpeg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]),
  png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: letters('GIF89a'),
  bmp: letters('BM'),
  tiff: Uint8Array.from([0x49, 0x49, 0x2a, 0]),
  webp: letters('RIFF\0\0\0\0WEBP'),
  heic: letters('\0\0\0\x18ftypheic'),
  text: letters('hello'),
}
export type Kind = keyof typeof HEADS

/** A file of exactly `size` bytes with the content of its kind. */
export function fileOf(name: string, kind: Kind, size = 1000, mark = name): File {
  const head = HEADS[kind]
  const text = new TextEncoder().encode(mark)
  return new File(
    [head, new Uint8Array(Math.max(0, size - head.length - text.length)), text].slice(0, size ? 3 : 0),
    name,
  )
}

/** Reduces every photo to `size` bytes; null cannot decode any. */
export function fakePhotos(size: number | null): PhotoWorker & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async run(call) {
      asked.push(call.kind === 'jpeg' && call.isHeic ? 'heic' : call.kind)
      if (size === null) throw new PhotoFailed('cannot decode')
      return new Blob([new Uint8Array(size)], { type: call.kind === 'join' ? 'application/pdf' : 'image/jpeg' })
    },
  }
}
