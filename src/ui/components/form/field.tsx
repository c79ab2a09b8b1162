import { Field as Ark } from '@ark-ui/react/field'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  /** What to enter and why. */
  hint?: ReactNode
  /** A sentence that says what is wrong; absent, null or empty if nothing is. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** Label, control, hint and error, linked for screen readers. */
export function Field({ label, hint, error, children, ...state }: FieldProps & { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Ark.Root className={styles.field} invalid={Boolean(error)} {...state}>
      <Ark.Label className={styles.label}>
        {label}
        {state.required && (
          <span className={styles.required}> · {t({ id: 'field.required', message: 'required' })}</span>
        )}
      </Ark.Label>
      {children}
      {hint && <Ark.HelperText className={styles.hint}>{hint}</Ark.HelperText>}
      <Ark.ErrorText className={styles.error}>
        <Icon name="circle-alert" size={16} />
        <span>{error}</span>
      </Ark.ErrorText>
    </Ark.Root>
  )
}
