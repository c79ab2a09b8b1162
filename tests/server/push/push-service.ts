import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** Milliseconds. */
  at: number
}

/** A push service on the loopback that keeps what it receives, and replies to a path once with its status in `replies`, else with 201. */
export async function startPushService() {
  const received: Received[] = []
  const replies = new Map<string, number>()
  const waits = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body, at: performance.now() })
    const retryAfter = waits.get(path)
    response.writeHead(replies.get(path) ?? 201, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    replies.delete(path)
    waits.delete(path)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    replies,
    /** Retry-After of the same reply. */
    waits,
    /** What came to this address. */
    at: (path: string) => received.filter(one => one.path === path),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>

/** The keys of a browser's subscription, and how it opens a message (RFC 8291). */
export function newBrowser(service: PushService, path: string) {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  return {
    path,
    subscription: {
      endpoint: service.origin + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    received: () => service.at(path),
    messages: () => service.at(path).map(({ body }) => JSON.parse(open(body))),
  }

  function open(body: Buffer): string {
    const end = 21 + (body[20] ?? 0)
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, end), body.subarray(end)]
    const derive = (secret: Buffer, saltOf: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, saltOf, info, length))
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = derive(own.computeSecret(sender), auth, about, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return text.subarray(0, text.lastIndexOf(2)).toString()
  }
}

/** The claims of a VAPID header that this key has signed (RFC 8292); null if it has not. */
export function vapidClaims(header: string | undefined, serverKey: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? []
  if (key !== serverKey) return null
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(one => one.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>) : null
}
