import { useState } from 'react'
import { TextField } from '../../components/form/text-field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

/** Calls `onChange` for each valid number within the limits; incomplete input changes nothing. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value))
  const change = (typed: string) => {
    setText(typed)
    const number = Number(typed)
    const fits =
      typed.trim() !== '' && Number.isFinite(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity)
    if (fits && number !== value) onChange(number)
  }
  return (
    <TextField
      label={label}
      type="number"
      step="any"
      min={min}
      max={max}
      value={text}
      onChange={event => change(event.currentTarget.value)}
    />
  )
}
