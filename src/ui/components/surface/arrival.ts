import { type RefObject, useLayoutEffect } from 'react'

/**
 * Where the keyboard focus goes after a navigation and after saving: to the heading, or to the card of what was saved.
 * It is taken from the element that had it before, never from an open dialog, a text field or a later choice.
 */
type Arrival =
  | { kind: 'none' }
  /** `from` had the focus when the navigation began. */
  | { kind: 'leaving'; from: Element | null }
  /** `given`: what got the focus so far. A heading gets it only on a new screen. */
  | { kind: 'arrived'; isNew: boolean; from: Element | null; given: Element | null }

let arrival: Arrival = { kind: 'none' }
/** The card that gets the focus as soon as it is on the screen; a second navigation cancels that. */
let saved: { id: string; navigations: number } | null = null
const headings: HTMLElement[] = []
const cards = new Map<string, HTMLElement>()

const OPEN_DIALOG = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]'

function mayTake(): boolean {
  const active = document.activeElement
  if (arrival.kind !== 'arrived' || document.querySelector(OPEN_DIALOG)) return false
  if (!active || active === document.body || active === arrival.given) return true
  return active === arrival.from && !active.matches('input, textarea, select, [contenteditable]')
}

function give(element: HTMLElement, options?: FocusOptions): void {
  if (arrival.kind !== 'arrived' || !mayTake()) return
  element.focus(options)
  arrival = { ...arrival, given: element }
}

function settle(): void {
  if (arrival.kind !== 'arrived') return
  const card = saved && cards.get(saved.id)
  const target = card?.querySelector<HTMLElement>('a, button')
  if (target) {
    give(target)
    saved = null
    return
  }
  const heading = headings.at(-1)
  const waits = arrival.isNew && !arrival.given?.isConnected
  // The router decides how far the screen is scrolled.
  if (heading && waits) give(heading, { preventScroll: true })
}

/** A navigation to another screen begins. */
export function leaveScreen(): void {
  arrival = { kind: 'leaving', from: document.activeElement }
}

/** The new screen is rendered. */
export function arriveAtScreen(): void {
  if (arrival.kind !== 'leaving') return
  const { from } = arrival
  // Only the address has changed: the screen is the same, and keeps its focus.
  if (from?.isConnected && from.closest('main')) {
    arrival = { kind: 'none' }
    return
  }
  arrival = { kind: 'arrived', isNew: true, from, given: null }
  if (saved && saved.navigations++ > 0) saved = null
  settle()
}

/** The page is closed. */
export function forgetArrival(): void {
  arrival = { kind: 'none' }
  saved = null
}

/** The focus goes to the card with this key, here or on the next screen. */
export function focusSaved(id: string): void {
  saved = { id, navigations: 0 }
  if (arrival.kind === 'leaving') return
  arrival = { kind: 'arrived', isNew: false, from: document.activeElement, given: null }
  settle()
}

export function useArrivalHeading(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    headings.push(element)
    settle()
    return () => void headings.splice(headings.indexOf(element), 1)
  }, [ref])
}

/** `key` names the card for `focusSaved`. A card that moves on the screen keeps the focus that it has. */
export function useArrivalCard(ref: RefObject<HTMLElement | null>, key: string | undefined): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || key === undefined) return
    cards.set(key, element)
    settle()
    return () => {
      if (cards.get(key) === element) cards.delete(key)
      if (element.contains(document.activeElement)) focusSaved(key)
    }
  }, [ref, key])
}
