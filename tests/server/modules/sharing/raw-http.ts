import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawReply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface RawRequest {
  method?: string
  /** Sent as it stands: nothing is normalised. */
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Sends one request from an address of this machine; 127.0.0.0/8 is the loopback. */
export function send(port: number, { method = 'GET', path, headers = {}, body }: RawRequest, from = '127.0.0.1') {
  return new Promise<RawReply>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, localAddress: from }, reply => {
      const parts: Buffer[] = []
      reply.on('data', part => parts.push(part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts).toString('utf8') }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
