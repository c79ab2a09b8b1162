import { RadioGroup as Ark } from '@ark-ui/react/radio-group'
import { Icon } from '../icon/icon.tsx'
import type { Option } from './option.ts'
import styles from './segmented-choice.module.css'

interface SegmentedChoiceProps<V extends string> {
  /** Name of the choice; spoken, and shown unless `quiet`. */
  label: string
  quiet?: boolean
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V) => void
  size?: 'sm' | 'md'
}

/** Two to five short options side by side, one tap each. */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>) {
  const { label, quiet = true, options, value, onChange, size = 'sm' } = props
  return (
    <Ark.Root
      orientation="horizontal"
      value={value}
      onValueChange={change => {
        const chosen = options.find(option => option.value === change.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Ark.Label className={quiet ? 'spoken' : styles.legend}>{label}</Ark.Label>
      <div className={styles.row}>
        {options.map(option => (
          <Ark.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={styles.pill}
            data-size={size}
          >
            {option.icon && <Icon name={option.icon} size={16} />}
            <Ark.ItemText>{option.label}</Ark.ItemText>
            <Ark.ItemHiddenInput />
          </Ark.Item>
        ))}
      </div>
    </Ark.Root>
  )
}
