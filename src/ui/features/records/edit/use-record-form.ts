import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  cellKey,
  checkRecord,
  draftOf,
  type EditedRecord,
  isBlank,
  keysInOrder,
  type RecordEdits,
  type RecordProblem,
  rowIds,
} from '../../../../domain/records/record-draft.ts'
import type { ListKey } from '../../../../domain/records/row-edits.ts'
import { changedElsewhere, editTexts, type FieldEdits, typed } from '../../../record-kit/field-edits.ts'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useSaySaved } from '../../../record-kit/use-say-saved.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

export interface RecordForm {
  ref: RefObject<HTMLFormElement | null>
  state: 'idle' | 'saving' | 'failed'
  record: EditedRecord
  dirty: boolean
  /** As typed, not trimmed. */
  text: (key: string) => string
  type: (key: string, text: string) => void
  problem: (key: string) => RecordProblem | undefined
  /** What another device stored under this key during the edit. */
  elsewhere: (key: string) => string | undefined
  rows: (list: ListKey) => string[]
  /** Returns the id of the new row. */
  addRow: (list: ListKey) => string
  removeRow: (list: ListKey, rowId: string) => void
  /** Focuses the field of a key, once it is rendered. */
  focus: (key: string) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

interface RecordFormOptions {
  /** Live; fields that were not edited here follow changes from other devices. */
  record: EditedRecord
  /** Of the stored draft. */
  draftKey: string
  /** The patient of a new record, which keeps it from its first edit on; `onRestored` gets that of a stored draft. */
  begunFor?: string | undefined
  onRestored?: (patientClientId: string | undefined) => void
  /** A first row in each of these lists of a new record. */
  begin?: readonly ListKey[]
  /** The record itself is to be saved again, even without an edit. */
  gone?: boolean
  write: (edits: RecordEdits) => Promise<string>
  onSaved: (clientId: string) => void
}

const REMOVED = 'yes'
const FIRST_ROW = 'first'
const NO_EDITS: FieldEdits<string> = {}

/** Edits that would store something; a row that was added and left blank is none. */
function isDirty(edits: RecordEdits): boolean {
  return Object.entries(edits).some(([key, text]) => {
    const [list, rowId = '', cell] = key.split('/')
    if (cell === 'added') return !isBlank(list as ListKey, rowId, edits)
    return text !== undefined
  })
}

/** The edits of a record, checked and saved. */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { record, draftKey, begin = [], gone = false, write, onSaved, begunFor, onRestored } = options
  const { random } = useCommandContext()
  const { decimal } = useValueText()
  const ref = useRef<HTMLFormElement>(null)
  const wanted = useRef<string | null>(null)
  const [edits, setEdits] = useState<FieldEdits<string>>(() =>
    Object.fromEntries(begin.map(list => [cellKey(list, FIRST_ROW, 'added'), { text: '0', over: '' }])),
  )
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<RecordForm['state']>('idle')
  const saySaved = useSaySaved()
  const texts: RecordEdits = editTexts(edits)
  const blank = Object.fromEntries(Object.keys(edits).map(key => [key, '']))
  const stored = { ...blank, ...draftOf(record, decimal) }
  const dirty = gone || isDirty(texts)
  const restore = (typedBefore: FieldEdits<string>, patientClientId?: string) => {
    setEdits(typedBefore)
    onRestored?.(patientClientId)
  }
  useFormDraft(draftKey, isDirty(texts) ? edits : NO_EDITS, restore, begunFor)
  const problems = tries > 0 ? checkRecord(stored, texts, record) : {}
  const first = keysInOrder(record, texts).find(key => problems[key]) ?? null
  const elsewhere = changedElsewhere(edits, stored)

  const focus = (key: string) => {
    wanted.current = key
  }
  useEffect(() => {
    if (wanted.current === null) return
    const field = ref.current?.elements.namedItem(wanted.current)
    wanted.current = null
    if (field instanceof HTMLElement) field.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a correction moves the first problem, and must not move the focus.
  useEffect(() => {
    const field = tries > 0 && first !== null ? ref.current?.elements.namedItem(first) : null
    if (field instanceof HTMLElement) field.focus()
  }, [tries])

  const type = (key: string, text: string) =>
    setEdits(was => typed(was, { ...stored, [key]: stored[key] ?? '' }, key, text))
  const save = async () => {
    setState('saving')
    try {
      onSaved(await write(texts))
      if (dirty) saySaved()
    } catch {
      setState('failed')
    }
  }
  return {
    ...{ ref, state, record, dirty, type, focus },
    text: key => texts[key] ?? stored[key] ?? '',
    problem: key => problems[key],
    elsewhere: key => elsewhere[key],
    rows: list => rowIds(list, record.data, texts),
    addRow(list) {
      const rowId = random.uuid()
      const place = Object.keys(edits).filter(key => key.endsWith('/added')).length
      type(cellKey(list, rowId, 'added'), String(place))
      return rowId
    },
    removeRow: (list, rowId) => type(cellKey(list, rowId, 'removed'), REMOVED),
    submit(event) {
      event.preventDefault()
      if (state === 'saving') return
      if (Object.keys(checkRecord(stored, texts, record)).length === 0) void save()
      else setTries(tries + 1)
    },
  }
}
