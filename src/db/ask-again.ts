import { addRxPlugin, type RxPlugin, type RxQuery } from 'rxdb/plugins/core'

/**
 * RxDB (17.6) runs a query behind its own former run, and keeps queries: one that the store failed to answer once fails
 * for everybody and for ever, so that "Try again" and the next edit of that document were in vain until a reload. With
 * this the failure reaches those who asked, and whoever asks next asks the store.
 */
const askAgain: RxPlugin = {
  name: 'anamnesis-ask-again',
  rxdb: true,
  hooks: {
    createRxCollection: {
      after({ collection }) {
        const cache = collection._queryCache
        const kept = cache.getByQuery.bind(cache)
        const known = new WeakSet<RxQuery>()
        cache.getByQuery = asked => {
          const query = kept(asked)
          if (!known.has(query)) forgetFailures(query)
          known.add(query)
          return query
        }
      },
    },
  },
}

function forgetFailures(query: Pick<RxQuery, '_ensureEqualQueue'>): void {
  let queue = query._ensureEqualQueue
  const follow = (next: Promise<boolean>) => {
    queue = next
    next.catch(() => {
      if (queue === next) queue = Promise.resolve(false)
    })
  }
  Object.defineProperty(query, '_ensureEqualQueue', { get: () => queue, set: follow })
}

addRxPlugin(askAgain)
