import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { Button } from '../../../components/action/button.tsx'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import type { Option } from '../../../components/form/option.ts'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { usePreferences } from '../../../state/account/use-preferences.ts'
import { chooseTheme, storedTheme, type Theme } from '../../../styles/appearance.ts'
import styles from '../account.module.css'
import { FontSizeCard } from './font-size-card.tsx'

interface Choice {
  id: string
  label: string
}

export interface LookScreenProps {
  themes: readonly Option<Theme>[]
  /** The menu's sections with the items that can be hidden. */
  menu: readonly { id: string; label: string; items: readonly Choice[] }[]
  tags: readonly Choice[]
}

/** Size of the text, theme, and what the menu and the tag picker offer. */
export function LookScreen({ themes, menu, tags }: LookScreenProps) {
  const { t } = useLingui()
  const { preferences, change } = usePreferences()
  const [theme, setTheme] = useState<Theme>(() => storedTheme(deviceValues))
  const { hiddenMenuItems = [], hiddenTags = [] } = preferences
  const toggled = (hidden: readonly string[], id: string, shown: boolean) =>
    shown ? hidden.filter(one => one !== id) : [...hidden.filter(one => one !== id), id]
  return (
    <div className={styles.cards}>
      <div className={styles.stack}>
        <FontSizeCard />
        <Card title={t({ id: 'account.theme', message: 'Theme' })}>
          <div className={styles.stack}>
            <SegmentedChoice
              label={t({ id: 'account.theme', message: 'Theme' })}
              options={themes}
              value={theme}
              onChange={next => {
                chooseTheme(next, deviceValues)
                setTheme(next)
              }}
            />
            <p className={styles.hint}>
              {t({ id: 'account.theme.hint', message: 'Applies at once, and to this device only.' })}
            </p>
          </div>
        </Card>
        <Card title={t({ id: 'account.tags', message: 'Tags of the health log' })}>
          <p className={styles.hint}>
            {t({
              id: 'account.tags.hint',
              message: 'A hidden tag is not offered any more; on records that have it, it stays.',
            })}
          </p>
          <div className={styles.two}>
            {tags.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={!hiddenTags.includes(id)}
                onChange={shown => change({ hiddenTags: toggled(hiddenTags, id, shown) })}
              />
            ))}
          </div>
        </Card>
      </div>
      <Card
        title={t({ id: 'account.menu', message: 'Menu' })}
        aside={
          hiddenMenuItems.length > 0 && (
            <Button size="sm" variant="quiet" onClick={() => change({ hiddenMenuItems: [] })}>
              {t({ id: 'account.menu.all', message: 'Show all' })}
            </Button>
          )
        }
      >
        <p className={styles.hint}>
          {t({
            id: 'account.menu.hint',
            message: 'A hidden entry leaves the menu; its screen stays reachable by its address.',
          })}
        </p>
        {menu.map(section => (
          <fieldset key={section.id} className={styles.group}>
            <legend className={styles.groupTitle}>{section.label}</legend>
            <div className={styles.two}>
              {section.items.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  checked={!hiddenMenuItems.includes(id)}
                  onChange={shown => change({ hiddenMenuItems: toggled(hiddenMenuItems, id, shown) })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </Card>
    </div>
  )
}
