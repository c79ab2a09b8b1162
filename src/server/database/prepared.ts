import type { Db } from './transaction.ts'

/**
 * Builds a query once per database, since building a nested one takes longer than running it. Prepare it without a
 * name: the embedded database has all connections in one session.
 */
export function preparedOnce<Q>(make: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>()
  return db => {
    const query = built.get(db) ?? make(db)
    built.set(db, query)
    return query
  }
}
