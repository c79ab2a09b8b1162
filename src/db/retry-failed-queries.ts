import { addRxPlugin, type RxPlugin, type RxQuery } from 'rxdb/plugins/core'

/**
 * RxDB 17.6 caches queries and chains each run of a query to the run before, so one failed read fails all later ones.
 * With this plugin only the waiting callers get the failure, and the next call reads the store again.
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
