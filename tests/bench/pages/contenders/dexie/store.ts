import { Dexie, type EntityTable } from 'dexie'
import type { Row } from '../server-rows.ts'

export type DexieRow = Row & { order: number; dirty: 0 | 1 }

export class Store extends Dexie {
  declare rows: EntityTable<DexieRow, 'clientId'>
  constructor() {
    super('dexie')
    this.version(1).stores({ rows: 'clientId, order, dirty' })
  }
}
