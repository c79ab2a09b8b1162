import { useLingui } from '@lingui/react/macro'
import type { PointerEvent, ReactNode } from 'react'
import styles from './number-pad.module.css'
import type { NumberEntry } from './use-number-entry.ts'

/** Digits large enough for gloves. The focus stays in the field that receives them. */
export function NumberPad({ entry }: { entry: NumberEntry }) {
  const { t, i18n } = useLingui()
  const point = i18n.locale === 'en' ? '.' : ','
  const digit = (key: string) => (
    <Key key={key} onPress={() => entry.press(key)}>
      {key}
    </Key>
  )
  return (
    <fieldset className={styles.pad}>
      <legend className="spoken">{t({ id: 'triage.pad', message: 'Number pad' })}</legend>
      {['1', '2', '3'].map(digit)}
      <Key label={t({ id: 'triage.pad.slash', message: 'Slash: to the diastolic pressure' })} onPress={entry.slash}>
        /
      </Key>
      {['4', '5', '6'].map(digit)}
      <Key label={t({ id: 'triage.pad.erase', message: 'Erase' })} onPress={entry.erase}>
        ⌫
      </Key>
      {['7', '8', '9'].map(digit)}
      <Key look="next" onPress={entry.next}>
        {t({ id: 'triage.pad.next', message: 'Next' })}
      </Key>
      <Key label={t({ id: 'triage.pad.point', message: 'Decimal point' })} onPress={() => entry.press('.')}>
        {point}
      </Key>
      {digit('0')}
      <Key look="words" onPress={entry.unrecordable}>
        {t({ id: 'triage.pad.unrecordable', message: 'Cannot be measured' })}
      </Key>
    </fieldset>
  )
}

interface KeyProps {
  label?: string
  look?: 'next' | 'words'
  onPress: () => void
  children: ReactNode
}

function Key({ label, look, onPress, children }: KeyProps) {
  const keepFocus = (event: PointerEvent) => event.preventDefault()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      data-look={look}
      aria-label={label}
      onPointerDown={keepFocus}
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
