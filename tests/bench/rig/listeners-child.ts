/** Holds event streams open; says how many are, then how many events each second came. Ends when its parent does. */
import { request } from 'node:http'

const [port = '0', count = '0', ...tokens] = process.argv.slice(2)
let opened = 0
let events = 0

for (let n = 0; n < Number(count); n++) {
  const headers = { authorization: `Bearer ${tokens[n % tokens.length]}`, accept: 'text/event-stream' }
  const sending = request(
    { port: Number(port), host: '127.0.0.1', path: '/api/events', headers, agent: false },
    response => {
      response.once('data', () => {
        if (++opened === Number(count)) process.send?.({ opened })
      })
      response.on('data', () => events++)
      response.on('end', () => opened--)
    },
  )
  sending.on('error', () => undefined)
  sending.end()
}
process.on('message', () => process.send?.({ opened, events }))
process.on('disconnect', () => process.exit(0))
