/** D §4: number of entries kept on the device. */
export const TRIAGE_HISTORY_CAP = 50

export interface HistoryEntry {
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** The server has it. Entries that only this device has are never dropped. */
  readonly synced: boolean
}

/** Returns the entries to drop: the oldest synced ones above the cap (decision 102), fewer if fewer are synced. */
export function entriesToDrop<Entry extends HistoryEntry>(entries: readonly Entry[]): Entry[] {
  const above = Math.max(0, entries.length - TRIAGE_HISTORY_CAP)
  return entries
    .filter(({ synced }) => synced)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .slice(0, above)
}
