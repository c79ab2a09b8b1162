import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { type ComponentProps, useMemo } from 'react'
import menu from '../menu/menu.module.css'
import styles from './field.module.css'
import suggest from './suggest-field.module.css'

export interface Suggestion {
  value: string
  label: string
  /** Beside it: what else it is called. */
  hint?: string
}

type Own = 'className' | 'value' | 'onChange' | 'aria-label' | 'aria-invalid'
interface SuggestFieldProps extends Omit<ComponentProps<'input'>, Own> {
  /** Spoken. */
  label: string
  value: string
  invalid?: boolean
  /** For the text that is in the field now; none closes the list. */
  suggestions: readonly Suggestion[]
  onChange: (text: string) => void
  onPick: (suggestion: Suggestion) => void
}

/** A text field that offers what it knows while one types; any other text stands as well. */
export function SuggestField({ label, value, invalid, suggestions, onChange, onPick, ...input }: SuggestFieldProps) {
  const collection = useMemo(() => createListCollection({ items: suggestions }), [suggestions])
  return (
    <Ark.Root
      collection={collection}
      value={[]}
      inputValue={value}
      allowCustomValue
      openOnClick={false}
      selectionBehavior="preserve"
      positioning={{ sameWidth: false, gutter: 4, placement: 'bottom-start' }}
      onInputValueChange={change => {
        if (change.reason === 'input-change') onChange(change.inputValue)
      }}
      onValueChange={change => {
        const picked = change.items[0]
        if (picked) onPick(picked)
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control>
        <Ark.Input
          autoComplete="off"
          spellCheck={false}
          {...input}
          className={styles.input}
          aria-label={label}
          aria-invalid={invalid || undefined}
        />
      </Ark.Control>
      {suggestions.length > 0 && (
        <Portal>
          <Ark.Positioner role="region" aria-label={label}>
            <Ark.Content className={menu.content} aria-label={label}>
              {suggestions.map(suggestion => (
                <Ark.Item key={suggestion.value} item={suggestion} className={`${menu.item} ${suggest.item}`}>
                  <Ark.ItemText>{suggestion.label}</Ark.ItemText>
                  {suggestion.hint && <span className={suggest.hint}>{suggestion.hint}</span>}
                </Ark.Item>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      )}
    </Ark.Root>
  )
}
