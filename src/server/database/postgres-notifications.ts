import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import { listen, type Notifications, Subscribers, unlisten } from './notifications.ts'

const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 10_000

/** Listens on its own connection, opened with the first subscription and reopened whenever it is lost. */
export function postgresNotifications(connectionString: string, log: Log): Notifications {
  const subscribers = new Subscribers()
  const closing = new AbortController()
  let connection: Promise<Client> | undefined

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString, keepAlive: true, application_name: 'anamnesis-listener' })
    // An `end` event follows, which reconnects.
    client.on('error', error => log.warn({ err: error }, 'listening connection failed'))
    client.on('notification', message => subscribers.deliver(message))
    await client.connect()
    try {
      const everything = subscribers.listenToAll()
      if (everything) await client.query(everything)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', () => {
      connection = undefined
      if (!closing.signal.aborted) void reconnect(FIRST_WAIT_MS)
    })
    return client
  }

  const current = () => {
    connection ??= connect().catch(error => {
      connection = undefined
      throw error
    })
    return connection
  }

  async function reconnect(wait: number): Promise<void> {
    try {
      await delay(wait, undefined, { signal: closing.signal, ref: false })
      await current()
      subscribers.gap()
    } catch (error) {
      if (closing.signal.aborted) return
      log.warn({ err: error, retryInMs: wait }, 'cannot listen for changes')
      return reconnect(Math.min(wait * 2, MAX_WAIT_MS))
    }
  }

  return {
    async subscribe(channel, subscriber) {
      subscribers.add(channel, subscriber)
      await (await current()).query(listen(channel))
      return {
        async close() {
          if (subscribers.remove(channel, subscriber) && connection) await (await connection).query(unlisten(channel))
        },
      }
    },
    async close() {
      closing.abort()
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
