import { Switch as Ark } from '@ark-ui/react/switch'
import type { ReactNode } from 'react'
import styles from './toggle.module.css'

export interface ToggleProps {
  label: ReactNode
  /** One sentence on what it does. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Takes effect at once; use Checkbox for a value that is saved later. */
export function Switch({ label, hint, checked, onChange, disabled }: ToggleProps) {
  return (
    <Ark.Root
      className={styles.root}
      checked={checked}
      disabled={disabled}
      onCheckedChange={change => onChange(change.checked)}
    >
      <Ark.Label className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </Ark.Label>
      <Ark.Control className={styles.track}>
        <Ark.Thumb className={styles.thumb} />
      </Ark.Control>
      <Ark.HiddenInput />
    </Ark.Root>
  )
}
