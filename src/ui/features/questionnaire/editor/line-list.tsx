import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import field from '../../../components/form/field.module.css'
import styles from '../questionnaire.module.css'

interface LineListProps {
  lines: readonly string[]
  onChange: (lines: readonly string[], moved?: { from: number; to: number | null }) => void
  maxLength: number
  most: number
  /** `place` counts from 1. */
  labelOf: (place: number) => string
  removeOf: (place: number) => string
  add: string
  /** Beside a line. */
  asideOf?: (index: number) => ReactNode
}

/** Numbered lines of text: typed in place, moved up and down, taken away; Enter adds the next one. */
export function LineList({ lines, onChange, maxLength, most, labelOf, removeOf, add, asideOf }: LineListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input[data-line]')[index]?.focus())
  const insert = (index: number) => {
    if (lines.length >= most) return
    onChange(lines.toSpliced(index, 0, ''), { from: -1, to: index })
    focus(index)
  }
  const move = (from: number, to: number) => {
    const line = lines[from]
    if (line === undefined) return
    onChange(lines.toSpliced(from, 1).toSpliced(to, 0, line), { from, to })
    focus(to)
  }
  return (
    <>
      <ol ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
          <li key={index} className={styles.line}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <input
              data-line
              className={`${field.input} ${styles.lineInput}`}
              aria-label={labelOf(index + 1)}
              maxLength={maxLength}
              value={line}
              onChange={event => onChange(lines.with(index, event.currentTarget.value))}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                insert(index + 1)
              }}
            />
            {asideOf?.(index)}
            <span className={styles.lineActions}>
              <IconButton
                size="sm"
                icon="arrow-up"
                label={t({ id: 'questionnaire.line.up', message: `Move up: ${labelOf(index + 1)}` })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                icon="arrow-down"
                label={t({ id: 'questionnaire.line.down', message: `Move down: ${labelOf(index + 1)}` })}
                disabled={index === lines.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                size="sm"
                icon="x"
                label={removeOf(index + 1)}
                onClick={() => {
                  onChange(lines.toSpliced(index, 1), { from: index, to: null })
                  focus(Math.max(0, index - 1))
                }}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="sm"
        icon="plus"
        disabled={lines.length >= most}
        onClick={() => insert(lines.length)}
      >
        {add}
      </Button>
    </>
  )
}
