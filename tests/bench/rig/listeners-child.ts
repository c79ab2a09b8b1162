/** Holds event streams open; says once how many are, or why one is not. Ends when its parent does. */
import { request } from 'node:http'

const [port = '0', count = '0', ...tokens] = process.argv.slice(2)
/** As many devices reconnect at once. */
const AT_ONCE = 50

const open = (at: number) =>
  new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${tokens[at % tokens.length]}`, accept: 'text/event-stream' }
    const sending = request(
      { port: Number(port), host: '127.0.0.1', path: '/api/events', headers, agent: false },
      response => {
        if (response.statusCode !== 200) reject(new Error(`stream ${at} is refused with ${response.statusCode}`))
        response.once('data', () => resolve())
        response.resume()
        response.on('end', () => reject(new Error(`stream ${at} was ended`)))
      },
    )
    sending.on('error', reject)
    sending.end()
  })

try {
  for (let at = 0; at < Number(count); at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => open(at + index)))
  process.send?.({ opened: Number(count) })
} catch (error) {
  process.send?.({ failed: String(error) })
}
process.on('disconnect', () => process.exit(0))
