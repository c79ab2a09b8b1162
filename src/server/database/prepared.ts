import type { Db } from './transaction.ts'

/**
 * A query of `make` for each database, built once: to build one of several levels takes longer than to run it. The name of
 * a prepared query stays empty, so that the database keeps nothing: the embedded one has all connections in one session.
 */
export function preparedOnce<Q>(make: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>()
  return db => {
    const query = built.get(db) ?? make(db)
    built.set(db, query)
    return query
  }
}
