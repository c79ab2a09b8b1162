import sharp from 'sharp'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesPdf } from '../../factories/documents/pdf-files.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('patient')
})
afterAll(() => server.stop())

/** Uploads a document and returns the address of its bytes. */
async function upload(fileName: string, mimeType: string, bytes: Buffer): Promise<string> {
  const fileContent = bytes.toString('base64')
  const options = { clientId: v7(), documentAssetType: 'auto' as const, fileName, mimeType, fileContent }
  const { documentAssetId } = await device.call('fileUpload:upload', options)
  const { url } = await device.call('healthRecords:createDaAccessToken', { documentAssetId: documentAssetId! })
  return server.origin + url
}
const drawn = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()
const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })

describe('the picture of a page', () => {
  it('of a PDF is the page as it is shown, with the headers of every document', async () => {
    const url = await upload('a.pdf', 'application/pdf', await pagesPdf(2, { size: 'A4' }))
    const response = await fetch(`${url}/pages/2`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const { width = 0, height = 0, format } = await drawn(response)
    expect(format).toBe('webp')
    expect(height).toBeGreaterThan(1900)
    expect(height / width).toBeCloseTo(Math.SQRT2, 2)
  })

  it('of a photo is upright by its EXIF orientation, and at most 2000 pixels long', async () => {
    const jpeg = await solid(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await drawn(await fetch(`${await upload('a.jpg', 'image/jpeg', jpeg)}/pages/1`))).toMatchObject({
      ...{ width: 1000, height: 2000, format: 'webp' },
    })
  })

  it('S4: is one and the same 404 for a page that is not there, a document that cannot be drawn, and a wrong link', async () => {
    const pdf = await upload('a.pdf', 'application/pdf', await pagesPdf(1))
    const broken = await upload('b.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF'))
    const wrong = `${server.origin}/api/assets/${'a'.repeat(43)}`
    for (const address of [`${pdf}/pages/2`, `${broken}/pages/1`, `${wrong}/pages/1`]) {
      const response = await fetch(address)
      expect([response.status, await response.text()]).toEqual([404, 'Not found'])
    }
    for (const number of ['0', '-1', '1.5', 'x', '99999']) {
      expect((await fetch(`${pdf}/pages/${number}`)).status, number).toBe(404)
    }
    expect((await fetch(`${pdf}/pages/1`)).status).toBe(200)
  })
})
