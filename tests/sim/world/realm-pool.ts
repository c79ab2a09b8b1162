import type { openDatabase } from '../../../src/db/open.ts'

/** One copy of the store's modules. Each opens one database, because RxDB limits the open collections per copy. */
export interface Realm {
  openDatabase: typeof openDatabase
}

/** Loads realms and reuses those in which no database is open. */
export class RealmPool {
  private readonly load: () => Promise<Realm>
  private readonly unused = new Set<Realm>()

  constructor(load: () => Promise<Realm>) {
    this.load = load
  }

  async take(): Promise<Realm> {
    for (const realm of this.unused) {
      this.unused.delete(realm)
      return realm
    }
    return await this.load()
  }

  giveBack(realm: Realm): void {
    this.unused.add(realm)
  }
}
