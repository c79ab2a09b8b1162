import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobin {
  origin: string
  stop(): Promise<void>
}

/** A proxy that sends each request to the next node; a node that refuses a connection gets no further requests. */
export async function roundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const alive = [...ports]
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const port = alive[turn++ % alive.length]
    if (port === undefined) return void incoming.socket.destroy()
    const { method, url, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && alive.includes(port)) alive.splice(alive.indexOf(port), 1)
      incoming.socket.destroy()
    })
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
