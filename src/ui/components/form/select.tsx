import { Portal } from '@ark-ui/react/portal'
import { Select as Ark, createListCollection } from '@ark-ui/react/select'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Icon } from '../icon/icon.tsx'
import menu from '../menu/menu.module.css'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import type { Option } from './option.ts'
import select from './select.module.css'

interface SelectProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  /** null while nothing is chosen. */
  value: V | null
  onChange: (value: V) => void
  placeholder?: string
}

/** A choice among many options; for two to five use SegmentedChoice or RadioGroup, which show all of them. */
export function Select<V extends string>({ options, value, onChange, placeholder, ...field }: SelectProps<V>) {
  const { t } = useLingui()
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        itemToString: option => option.label,
        isItemDisabled: option => option.disabled ?? false,
      }),
    [options],
  )
  return (
    <Field {...field}>
      <Ark.Root
        collection={collection}
        value={value === null ? [] : [value]}
        onValueChange={change => {
          const chosen = change.items[0]
          if (chosen) onChange(chosen.value)
        }}
        positioning={{ sameWidth: true, gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Ark.Control>
          <Ark.Trigger className={`${styles.input} ${select.trigger}`}>
            <Ark.ValueText className={select.value} placeholder={placeholder} />
            <Icon name="chevron-down" size={18} />
          </Ark.Trigger>
        </Ark.Control>
        <Portal>
          <Ark.Positioner role="region" aria-label={t({ id: 'select.choices', message: 'Choices' })}>
            <Ark.Content className={menu.content}>
              {collection.items.map(option => (
                <Ark.Item key={option.value} item={option} className={menu.item}>
                  {option.icon && <Icon name={option.icon} size={18} />}
                  <Ark.ItemText className={menu.text}>{option.label}</Ark.ItemText>
                  <Ark.ItemIndicator className={menu.check}>
                    <Icon name="check" size={16} />
                  </Ark.ItemIndicator>
                </Ark.Item>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
        <Ark.HiddenSelect />
      </Ark.Root>
    </Field>
  )
}
