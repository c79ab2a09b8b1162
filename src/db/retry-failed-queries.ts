import { addRxPlugin, type RxPlugin, type RxQuery } from 'rxdb/plugins/core'

/**
 * RxDB 17.6 caches queries and chains each run of one behind its last, so a single failed read fails for ever. With
 * this plugin the failure reaches the waiting callers only, and the next call reads the store again.
 */
const retryFailedQueries: RxPlugin = {
  name: 'anamnesis-retry-failed-queries',
  rxdb: true,
  hooks: {
    createRxCollection: {
      after({ collection }) {
        const cache = collection._queryCache
        const getCached = cache.getByQuery.bind(cache)
        const known = new WeakSet<RxQuery>()
        cache.getByQuery = wanted => {
          const query = getCached(wanted)
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

addRxPlugin(retryFailedQueries)
