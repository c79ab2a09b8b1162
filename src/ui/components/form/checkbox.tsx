import { Checkbox as Ark } from '@ark-ui/react/checkbox'
import { Icon } from '../icon/icon.tsx'
import type { ToggleProps } from './switch.tsx'
import styles from './toggle.module.css'

export function Checkbox({ label, hint, checked, onChange, disabled }: ToggleProps) {
  return (
    <Ark.Root
      className={styles.root}
      checked={checked}
      disabled={disabled}
      onCheckedChange={change => onChange(change.checked === true)}
    >
      <Ark.Control className={styles.box}>
        <Ark.Indicator>
          <Icon name="check" size={14} />
        </Ark.Indicator>
      </Ark.Control>
      <Ark.Label className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </Ark.Label>
      <Ark.HiddenInput />
    </Ark.Root>
  )
}
