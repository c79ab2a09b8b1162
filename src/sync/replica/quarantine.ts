import type { QuarantineDocument } from '../../db/collections/quarantine.ts'
import type { ReplicatedName } from '../../db/collections/replicated.ts'
import type { Database } from '../../db/open.ts'

/** The server's rows that this version cannot read (I20). */
export class Quarantine {
  private readonly database: Pick<Database, 'quarantine'>

  constructor(database: Pick<Database, 'quarantine'>) {
    this.database = database
  }

  async add(row: QuarantineDocument): Promise<void> {
    await this.database.quarantine.incrementalUpsert(row)
  }

  async isEmpty(): Promise<boolean> {
    return (await this.database.quarantine.count().exec()) === 0
  }

  async of(name: ReplicatedName): Promise<QuarantineDocument[]> {
    const held = await this.database.quarantine.find({ selector: { kind: name } }).exec()
    return held.map(one => one.toMutableJSON())
  }

  async release(keys: string[]): Promise<void> {
    const held = await this.database.quarantine.findByIds(keys).exec()
    await Promise.all([...held.values()].map(one => one.incrementalRemove()))
  }
}
