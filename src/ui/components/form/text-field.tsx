import { Field as Ark } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Own = keyof FieldProps | 'className'
type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, Own>

/** One line: text, number, date, email, search. */
export function TextField({ label, hint, error, required, disabled, readOnly, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, disabled, readOnly }}>
      <Ark.Input {...input} className={styles.input} />
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, Own>

/** Several lines, growing with the text. */
export function TextArea({ label, hint, error, required, disabled, readOnly, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, disabled, readOnly }}>
      <Ark.Textarea autoresize {...input} className={styles.input} />
    </Field>
  )
}
