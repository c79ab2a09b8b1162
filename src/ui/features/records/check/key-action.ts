import { readingsOf } from '../../../../domain/records/checking.ts'
import type { Check } from './use-check.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'> & {
  target: EventTarget | null
}

const NOTHING = () => undefined

/**
 * What a key does in the values; null for a key that means nothing there. Letters count by their place on the keyboard,
 * so that they work in every layout. Enter on a button is the button's. A held key decides one value, not all.
 */
export function keyAction(event: Pressed, check: Check): (() => void) | null {
  const { key, code, ctrlKey, metaKey, altKey, repeat } = event
  const target = event.target instanceof HTMLElement ? event.target : null
  if (target?.closest('input, textarea')) return null
  const onRow = target?.dataset.row !== undefined
  if ((ctrlKey || metaKey) && !altKey) return code === 'KeyZ' && !event.shiftKey && check.last ? check.undo : null
  if (altKey) return null
  switch (key) {
    case 'ArrowDown':
      return () => check.move(1)
    case 'ArrowUp':
      return () => check.move(-1)
    case 'Enter':
      if (repeat) return NOTHING
      return onRow && target?.dataset.row === check.active?.rowId ? check.accept : null
  }
  if (repeat) return null
  if (/^[1-9]$/.test(key)) {
    const at = Number(key) - 1
    const count = check.active ? (readingsOf(check.active)?.texts.length ?? 0) : 0
    return at < count ? () => check.choose(at) : null
  }
  switch (code) {
    case 'KeyE':
      return () => check.setCorrecting(true)
    case 'KeyN':
      return check.notThere
    default:
      return null
  }
}
