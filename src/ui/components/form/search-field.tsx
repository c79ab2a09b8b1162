import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import field from './field.module.css'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-label' | 'onChange'> {
  /** Spoken; the placeholder shows what is searched. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field that searches while it is typed in. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Icon name="search" size={18} />
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        className={`${field.input} ${styles.input}`}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
