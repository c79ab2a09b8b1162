import { useRef, useState } from 'react'
import type { TriageDraft } from '../../../db/triage-drafts.ts'
import {
  eraseKey,
  isImplausible,
  isRareTyped,
  readPressures,
  readTyped,
  typeKey,
} from '../../../domain/triage/typed-number.ts'
import { changeTriageDraft } from '../../state/triage-draft.ts'
import { type FieldId, fieldAfter, fieldBefore, type NumberField } from './field-order.ts'

/** Why a key or a step did nothing, in words on the tile. */
export type Blocked = { field: NumberField; because: 'refused' | 'implausible' | 'rare' } | null

export interface NumberEntry {
  active: FieldId
  blocked: Blocked
  activate(field: FieldId): void
  /** A digit, a point or a comma. */
  press(key: string): void
  erase(): void
  next(): void
  /** From the systolic pressure to the diastolic one. */
  slash(): void
  /** The instrument gives nothing: a fact of its own, taken back by pressing again. */
  unrecordable(): void
  /** A key of a hardware keyboard; false where it is none of ours. */
  key(key: string): boolean
  /** The whole text of a field, as a hardware keyboard, a paste or a reader of the screen gives it. */
  write(field: NumberField, text: string): void
  bind(field: FieldId): (element: HTMLElement | null) => void
}

/** What keeps the finger in a field: a value that cannot be, and once a value that is hardly ever measured. */
const doubtOf = (field: NumberField, text: string | undefined): 'implausible' | 'rare' | null =>
  isImplausible(field, text) ? 'implausible' : isRareTyped(field, text) ? 'rare' : null

/** Typing of the vitals: which field is meant, what a key does to it, and when the next one takes over. */
export function useNumberEntry(draft: TriageDraft): NumberEntry {
  const [active, setActive] = useState<FieldId>('HR')
  const [blocked, setBlocked] = useState<Blocked>(null)
  /** The first digit in a field that was just entered begins it anew. */
  const fresh = useRef(true)
  /** The field before was full and this one took over: nobody has asked for it yet. */
  const tookOver = useRef(false)
  const elements = useRef(new Map<FieldId, HTMLElement>())
  const { numbers } = draft

  const activate = (field: FieldId) => {
    if (field !== active) fresh.current = true
    tookOver.current = false
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
    tookOver.current = false
    if (typed.kind === 'refused') return setBlocked({ field, because: 'refused' })
    put(field, typed.text)
    if (typed.kind !== 'complete') return
    const because = doubtOf(field, typed.text)
    if (because) return setBlocked({ field, because })
    activate(fieldAfter(field))
    tookOver.current = true
  }

  /** What stands there stays where the text says no single number. */
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
  /** What was pressed last goes; a field that was full takes the finger back. An empty field stays as it is. */
  const erase = () => {
    const field = tookOver.current ? fieldBefore(active) : active
    if (field === 'CNS') return
    if (field !== active) activate(field)
    put(field, eraseKey(numbers[field] ?? ''))
    fresh.current = false
  }
  /**
   * One step on. Whoever ends every number with it means the one that was just typed: where its field was full the step
   * is made already, and a second one would put the next number into the field after.
   */
  const next = () => {
    if (tookOver.current) {
      tookOver.current = false
      return
    }
    const because = active !== 'CNS' && doubtOf(active, numbers[active])
    const wasAsked = blocked?.field === active && blocked.because === 'rare'
    if (because && !(because === 'rare' && wasAsked)) return setBlocked({ field: active, because })
    activate(fieldAfter(active))
  }
  /** Between the two pressures, and nowhere else. */
  const slash = () => {
    if (active === 'SBP') next()
    else if (active === 'DBP') tookOver.current = false
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
