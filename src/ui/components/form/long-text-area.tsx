import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type Ref, useState } from 'react'
import { Button } from '../action/button.tsx'
import { piecesOf } from '../surface/pieces.ts'
import type { FieldProps } from './field.tsx'
import styles from './long-text-area.module.css'
import { TextArea } from './text-field.tsx'

/** UTF-16 units: more than this in one field would block the page while it is laid out. */
const LONG = 20_000
const PART = 8000

interface LongTextAreaProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  maxLength?: number | undefined
}

/** A text area for texts of any length: a long one is edited part by part, and changes as a whole. */
export function LongTextArea({ value, onChange, maxLength = Number.POSITIVE_INFINITY, ...field }: LongTextAreaProps) {
  const [cut, setCut] = useState({ whole: '', parts: [''], at: 0 })
  if (cut.whole !== value) setCut({ whole: value, parts: partsOf(value), at: partAt(value, 0) })
  const { parts, at } = cut
  const before = () => parts.slice(0, at).join('')
  const change = (part: string) => {
    const next = parts.with(at, part)
    const whole = next.join('')
    if (whole.length > maxLength) return
    setCut(whole.length > LONG || parts.length > 1 ? { whole, parts: next, at } : { whole, parts: [whole], at: 0 })
    onChange(whole)
  }
  /** A long paste never reaches the field: the field would lay it out first. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
    const { value: part, selectionStart, selectionEnd } = event.currentTarget
    if (part.length + pasted.length <= LONG) return
    event.preventDefault()
    const start = before() + part.slice(0, selectionStart)
    const rest = part.slice(selectionEnd) + parts.slice(at + 1).join('')
    const room = Math.max(0, maxLength - start.length - rest.length)
    const whole = start + pasted.slice(0, room) + rest
    setCut({ whole, parts: partsOf(whole), at: partAt(whole, start.length) })
    onChange(whole)
  }
  return (
    <>
      <TextArea
        {...field}
        value={parts[at] ?? ''}
        onPaste={paste}
        onChange={event => change(event.currentTarget.value)}
      />
      {parts.length > 1 && <Pager at={at} count={parts.length} onTurn={to => setCut({ ...cut, at: to })} />}
    </>
  )
}

const partsOf = (text: string): string[] => (text.length > LONG ? piecesOf(text, PART) : [text])

/** Index of the part with this position of the text. */
function partAt(text: string, position: number): number {
  let end = 0
  return Math.max(
    0,
    partsOf(text).findIndex(part => {
      end += part.length
      return position < end
    }),
  )
}

function Pager({ at, count, onTurn }: { at: number; count: number; onTurn: (to: number) => void }) {
  const { t } = useLingui()
  const part = at + 1
  return (
    <div className={styles.pager}>
      <Button size="sm" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        {t({ id: 'field.part.previous', message: 'Previous part' })}
      </Button>
      <span role="status">{t({ id: 'field.part', message: `Part ${part} of ${count}` })}</span>
      <Button size="sm" disabled={part === count} onClick={() => onTurn(part)}>
        {t({ id: 'field.part.next', message: 'Next part' })}
      </Button>
    </div>
  )
}
