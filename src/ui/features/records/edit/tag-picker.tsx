import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { updateUserData } from '../../../../db/commands/account.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { LOG_TAGS, offeredTags } from '../../../../domain/records/tags.ts'
import { Button } from '../../../components/action/button.tsx'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useSectionWords } from '../words/use-section-words.ts'
import { useTagWords } from '../words/use-tag-words.ts'
import styles from './tag-picker.module.css'

interface TagPickerProps {
  chosen: readonly string[]
  onChange: (tags: string[]) => void
}

/** The 14 tags of the health log, without those that the user hides (decision 115), and where they are hidden. */
export function TagPicker({ chosen, onChange }: TagPickerProps) {
  const { t } = useLingui()
  const words = useSectionWords()
  const tagWord = useTagWords()
  const [hidden, hide] = useHiddenTags()
  const [choosing, setChoosing] = useState(false)
  const toggle = (tag: string) => onChange(chosen.includes(tag) ? chosen.filter(one => one !== tag) : [...chosen, tag])
  return (
    <Card
      title={words.tags}
      aside={
        <Button size="sm" variant="quiet" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {choosing
            ? t({ id: 'records.tags.done', message: 'Done' })
            : t({ id: 'records.tags.choose', message: 'Which tags are offered' })}
        </Button>
      }
    >
      {choosing ? (
        <div className={styles.offered}>
          {LOG_TAGS.map(tag => (
            <Checkbox
              key={tag}
              label={tagWord(tag)}
              checked={!hidden.includes(tag)}
              onChange={shown => void hide(shown ? hidden.filter(one => one !== tag) : [...hidden, tag])}
            />
          ))}
        </div>
      ) : (
        <fieldset className={styles.tags} aria-label={words.tags}>
          {offeredTags(chosen, hidden).map(tag => {
            const on = chosen.includes(tag)
            return (
              <button key={tag} type="button" className={styles.tag} aria-pressed={on} onClick={() => toggle(tag)}>
                {on && <Icon name="check" size={16} />}
                <span>{tagWord(tag)}</span>
              </button>
            )
          })}
        </fieldset>
      )}
    </Card>
  )
}

/** The preference `hiddenTags` of the account, and a function that stores another one. */
function useHiddenTags(): [readonly string[], (tags: string[]) => Promise<void>] {
  const { t } = useLingui()
  const context = useCommandContext()
  const { database } = context
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  const hidden = (account.kind === 'ready' && account.value?.data.preferences?.hiddenTags) || []
  const store = async (hiddenTags: string[]) => {
    try {
      await updateUserData(context, data => ({ ...data, preferences: { ...data.preferences, hiddenTags } }))
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  return [hidden, store]
}
