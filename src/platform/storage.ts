/** Small values that outlive the page; writes of other tabs reach `subscribe`. */
export interface KeyValue {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  subscribe(listener: (key: string, value: string | null) => void): () => void
}

/** Room on the device, in bytes. `quota` is an estimate and may be padded or wrong. */
export interface StorageRoom {
  estimate(): Promise<{ usage: number; quota: number }>
  persisted(): Promise<boolean>
  /** Asks the browser not to evict the data; `false` is a normal result. */
  persist(): Promise<boolean>
}
