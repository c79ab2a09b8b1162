import { RadioGroup as Ark } from '@ark-ui/react/radio-group'
import type { ReactNode } from 'react'
import type { Option } from './option.ts'
import styles from './toggle.module.css'

interface RadioGroupProps<V extends string> {
  label: ReactNode
  options: readonly (Option<V> & { hint?: ReactNode })[]
  value: V | null
  onChange: (value: V) => void
  disabled?: boolean
}

/** A few options, each with room for a sentence. */
export function RadioGroup<V extends string>({ label, options, value, onChange, disabled }: RadioGroupProps<V>) {
  return (
    <Ark.Root
      className={styles.group}
      value={value}
      disabled={disabled}
      onValueChange={change => {
        const chosen = options.find(option => option.value === change.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Ark.Label className={styles.legend}>{label}</Ark.Label>
      {options.map(option => (
        <Ark.Item key={option.value} value={option.value} disabled={option.disabled} className={styles.root}>
          <Ark.ItemControl className={styles.dot} />
          <Ark.ItemText className={styles.label}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </Ark.ItemText>
          <Ark.ItemHiddenInput />
        </Ark.Item>
      ))}
    </Ark.Root>
  )
}
