import { describe, expect, it } from 'vitest'
import { attachmentDisposition } from '../../../src/server/http/attachment-name.ts'
import { readRange } from '../../../src/server/http/byte-range.ts'

describe('a Range header', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['', { kind: 'whole' }],
    ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
    ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
    ['bytes=90-500', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
    ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
    ['bytes=100-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['lines=0-1', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=a-b', { kind: 'whole' }],
  ])('%s of 100 bytes', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected)
  })
})

describe('the name of a download', () => {
  it.each([
    ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
    ['анализ.pdf', `attachment; filename="______.pdf"; filename*=UTF-8''%D0%B0%D0%BD%D0%B0%D0%BB%D0%B8%D0%B7.pdf`],
    ['../../etc/passwd', `attachment; filename="__.._etc_passwd"; filename*=UTF-8''__.._etc_passwd`],
    ['a"\r\nset-cookie: x', `attachment; filename="a___set-cookie_ x"; filename*=UTF-8''a___set-cookie_%20x`],
    ["it's (1)*.webm", `attachment; filename="it's (1)_.webm"; filename*=UTF-8''it%27s%20%281%29_.webm`],
    ['', `attachment; filename="file"; filename*=UTF-8''file`],
    ['cut \ud83d', `attachment; filename="cut _"; filename*=UTF-8''cut%20%EF%BF%BD`],
  ])('S3: %j can neither end the header nor choose a folder', (name, expected) => {
    expect(attachmentDisposition(name)).toBe(expected)
    expect(() => new Headers({ 'content-disposition': attachmentDisposition(name) })).not.toThrow()
  })
})
