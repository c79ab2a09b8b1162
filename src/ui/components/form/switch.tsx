import { Switch as Ark } from '@ark-ui/react/switch'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  // The browser has toggled it: a change that was not made must not be read out as made.
  useEffect(() => {
    if (input.current) input.current.checked = checked
  })
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
      <Ark.HiddenInput ref={input} />
    </Ark.Root>
  )
}
