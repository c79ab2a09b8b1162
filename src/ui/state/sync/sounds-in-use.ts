import { useSyncExternalStore } from 'react'

/** Players per recording that have its sound of this device open. */
const players = new Map<string, number>()
let inUse: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(clientId: string, by: 1 | -1): void {
  const left = (players.get(clientId) ?? 0) + by
  if (left > 0) players.set(clientId, left)
  else players.delete(clientId)
  inUse = new Set(players.keys())
  for (const listener of listeners) listener()
}

/** Marks the sound as open in a player, until the returned function is called; call it once. */
export function holdSound(clientId: string): () => void {
  change(clientId, 1)
  return () => change(clientId, -1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Ids of the recordings whose sound on this device is open in a player of this page. */
export const useSoundsInUse = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => inUse)
