import { useRef, useState } from 'react'
import type { TriageDraft } from '../../../../../db/triage-drafts.ts'
import {
  eraseKey,
  isImplausible,
  isRareTyped,
  readPressures,
  readTyped,
  typeKey,
} from '../../../../../domain/triage/typed-number.ts'
import { changeTriageDraft } from '../../../../state/triage/triage-draft.ts'
import { type FieldId, fieldAfter, fieldBefore, type NumberField } from './field-order.ts'

/** Why a key or a step was refused; the tile shows it. */
export type Blocked = { field: NumberField; because: 'refused' | 'implausible' | 'rare' } | null

export interface NumberEntry {
  active: FieldId
  blocked: Blocked
  activate(field: FieldId): void
  /** A digit, a point or a comma. */
  press(key: string): void
  erase(): void
  next(): void
  /** Moves from the systolic pressure to the diastolic one. */
  slash(): void
  /** Marks the active value as not measurable, which differs from missing; a second call removes the mark. */
  unrecordable(): void
  /** Handles a key of a hardware keyboard; returns false if it has no meaning here. */
  key(key: string): boolean
  /** Sets the whole text of a field, as after a paste or from a screen reader. */
  write(field: NumberField, text: string): void
  bind(field: FieldId): (element: HTMLElement | null) => void
}

/** Why the entry stays in a field: an impossible value always, a rarely measured one only once. */
const doubtOf = (field: NumberField, text: string | undefined): 'implausible' | 'rare' | null =>
  isImplausible(field, text) ? 'implausible' : isRareTyped(field, text) ? 'rare' : null

/** Entry of the vitals: which field is active, what a key does to it, and when the next field becomes active. */
export function useNumberEntry(draft: TriageDraft): NumberEntry {
  const [active, setActive] = useState<FieldId>('HR')
  const [blocked, setBlocked] = useState<Blocked>(null)
  /** The first digit in a field that was just entered replaces its text. */
  const fresh = useRef(true)
  /** The field before was full and the entry advanced by itself; the user has not pressed Next since. */
  const autoAdvanced = useRef(false)
  const elements = useRef(new Map<FieldId, HTMLElement>())
  const { numbers } = draft

  const activate = (field: FieldId) => {
    if (field !== active) fresh.current = true
    autoAdvanced.current = false
    setActive(field)
    elements.current.get(field)?.focus({ preventScroll: true })
  }
  const put = (field: NumberField, text: string) => {
    setBlocked(null)
    changeTriageDraft({
      numbers: { ...numbers, [field]: text },
      unrecordable: draft.unrecordable.filter(one => one !== field),
    })
  }
  const type = (field: NumberField, key: string) => {
    const typed = typeKey(field, fresh.current ? '' : (numbers[field] ?? ''), key)
    fresh.current = false
    autoAdvanced.current = false
    if (typed.kind === 'refused') return setBlocked({ field, because: 'refused' })
    put(field, typed.text)
    if (typed.kind !== 'complete') return
    const because = doubtOf(field, typed.text)
    if (because) return setBlocked({ field, because })
    activate(fieldAfter(field))
    autoAdvanced.current = true
  }

  /** Sets a field, or both pressures, from a whole text; a text that is no number is refused and changes nothing. */
  const fillIn = (field: NumberField, text: string) => {
    const pressures = field === 'SBP' || field === 'DBP' ? readPressures(text) : null
    const number = readTyped(field, text)
    if (pressures) {
      setBlocked(null)
      changeTriageDraft({
        numbers: { ...numbers, ...pressures },
        unrecordable: draft.unrecordable.filter(one => one !== 'SBP' && one !== 'DBP'),
      })
    } else if (number === null) setBlocked({ field, because: 'refused' })
    else put(field, number)
  }

  const press = (key: string) => {
    if (active !== 'CNS') type(active, key)
  }
  /** Erases the last digit, going back to the field before if the entry has just advanced by itself. */
  const erase = () => {
    const field = autoAdvanced.current ? fieldBefore(active) : active
    if (field === 'CNS') return
    if (field !== active) activate(field)
    put(field, eraseKey(numbers[field] ?? ''))
    fresh.current = false
  }
  /**
   * Goes to the next field. The first call after the entry advanced by itself does nothing: a user who presses Next
   * after every number would otherwise skip a field.
   */
  const next = () => {
    if (autoAdvanced.current) {
      autoAdvanced.current = false
      return
    }
    const because = active !== 'CNS' && doubtOf(active, numbers[active])
    const wasWarned = blocked?.field === active && blocked.because === 'rare'
    if (because && !(because === 'rare' && wasWarned)) return setBlocked({ field: active, because })
    activate(fieldAfter(active))
  }
  /** Works between the two pressures only. */
  const slash = () => {
    if (active === 'SBP') next()
    else if (active === 'DBP') autoAdvanced.current = false
  }

  return {
    active,
    blocked,
    activate,
    press,
    erase,
    next,
    slash,
    key(key) {
      if (/^[\d.,]$/.test(key)) press(key)
      else if (key === 'Backspace') erase()
      else if (key === 'Enter') next()
      else if (key === '/') slash()
      else return false
      return true
    },
    unrecordable() {
      if (active === 'CNS') return
      const pressure = active === 'SBP' || active === 'DBP'
      const ids: NumberField[] = pressure ? ['SBP', 'DBP'] : [active]
      const was = draft.unrecordable.includes(active)
      const others = draft.unrecordable.filter(one => !ids.some(id => id === one))
      setBlocked(null)
      changeTriageDraft({
        numbers: { ...numbers, ...Object.fromEntries(ids.map(id => [id, ''])) },
        unrecordable: was ? others : [...others, ...ids],
      })
      if (!was) activate(pressure ? 'Temp' : fieldAfter(active))
    },
    write(field, text) {
      const before = numbers[field] ?? ''
      const grown = text.replace(',', '.')
      if (grown.length === before.length + 1 && grown.startsWith(before)) type(field, grown.slice(-1))
      else if (grown === before.slice(0, -1)) put(field, eraseKey(before))
      else fillIn(field, text)
    },
    bind: field => element => {
      if (element) elements.current.set(field, element)
      else elements.current.delete(field)
    },
  }
}
