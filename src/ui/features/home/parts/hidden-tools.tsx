import { useLingui } from '@lingui/react/macro'
import { updateUserData } from '../../../../db/commands/account.ts'
import { Button } from '../../../components/action/button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useUndoNotice } from '../../../record-kit/undo/use-undo-notice.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import styles from './parts.module.css'

/** Ids of the menu, as `preferences.hiddenMenuItems` stores them. */
const TOOLS = ['audioRecordings', 'questionnaire', 'triage'] as const
type Tool = (typeof TOOLS)[number]

const isTool = (id: string): id is Tool => (TOOLS as readonly string[]).includes(id)

/** Names the doctor's tools that are not in the menu, and puts all of them back in one action. */
export function HiddenTools({ hidden }: { hidden: readonly string[] }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const showUndo = useUndoNotice()
  const names: Record<Tool, string> = {
    audioRecordings: t({ id: 'home.hidden.recordings', message: 'audio recordings' }),
    questionnaire: t({ id: 'home.hidden.questionnaire', message: 'questionnaires' }),
    triage: t({ id: 'home.hidden.triage', message: 'triage' }),
  }
  const tools = TOOLS.filter(one => hidden.includes(one))
  if (tools.length === 0) return null
  const list = tools.map(one => names[one]).join(', ')
  const write = async (change: (items: string[]) => string[]) => {
    try {
      await updateUserData(context, data => ({
        ...data,
        preferences: { ...data.preferences, hiddenMenuItems: change(data.preferences?.hiddenMenuItems ?? []) },
      }))
      return true
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
      return false
    }
  }
  const showAll = async () => {
    if (!(await write(items => items.filter(one => !isTool(one))))) return
    // What was hidden elsewhere meanwhile stays hidden.
    const hideAgain = () => void write(items => [...new Set([...items, ...tools])])
    showUndo(t({ id: 'home.hidden.done', message: 'The tools are in the menu again' }), hideAgain)
  }
  return (
    <section className={styles.box}>
      <h2>{t({ id: 'home.hidden', message: 'Hidden tools' })}</h2>
      <p>{t({ id: 'home.hidden.text', message: `Not in your menu: ${list}.` })}</p>
      <Button size="sm" onClick={() => void showAll()}>
        {t({ id: 'home.hidden.show', message: 'Show all' })}
      </Button>
    </section>
  )
}
