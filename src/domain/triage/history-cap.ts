/** D §4: so many entries stay on the device. */
export const TRIAGE_HISTORY_CAP = 50

export interface HistoryEntry {
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** The server has it. What only this device has is never dropped. */
  readonly synced: boolean
}

/** What leaves the local list: the oldest synced entries above the cap (decision 102), fewer where fewer are synced. */
export function leavingHistory<Entry extends HistoryEntry>(entries: readonly Entry[]): Entry[] {
  const above = Math.max(0, entries.length - TRIAGE_HISTORY_CAP)
  return entries
    .filter(({ synced }) => synced)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .slice(0, above)
}
