import { createVirtualClock } from './audio/virtual-clock.ts'

/** A page whose time, network and visibility the test controls. */
export function pollingPage() {
  const clock = createVirtualClock()
  const facts = { online: true, visible: true }
  const listeners = { online: new Set<(on: boolean) => void>(), visible: new Set<(on: boolean) => void>() }
  const subscribe = (fact: 'online' | 'visible') => (listener: (on: boolean) => void) => {
    listeners[fact].add(listener)
    return () => void listeners[fact].delete(listener)
  }
  return {
    clock,
    connectivity: { online: () => facts.online, subscribe: subscribe('online') },
    visibility: { visible: () => facts.visible, subscribe: subscribe('visible') },
    set(change: Partial<typeof facts>) {
      Object.assign(facts, change)
      for (const listener of listeners.online) listener(facts.online)
      for (const listener of listeners.visible) listener(facts.visible)
    },
    listeners: () => listeners.online.size + listeners.visible.size,
  }
}
