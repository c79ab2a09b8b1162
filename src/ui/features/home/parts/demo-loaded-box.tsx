import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { type RemovedDemoData, removeDemoData } from '../../../../db/commands/demo-data.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { Button } from '../../../components/action/button.tsx'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext, useDatabase } from '../../../state/session/use-session.ts'
import styles from './parts.module.css'

/** While the fictional patient of the demo data is here: who that is, and all of it gone in one action. */
export function DemoLoadedBox() {
  const { t } = useLingui()
  const context = useCommandContext()
  const database = useDatabase()
  const deleteWithUndo = useDeleteWithUndo()
  const patients = useLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  const names =
    patients.kind === 'ready' ? patients.value.filter(({ data }) => data.demo === true).map(one => one.name) : []
  if (names.length === 0) return null
  const name = names.join(', ')
  const remove = async () => {
    let removed: RemovedDemoData | null = null
    await deleteWithUndo({
      question: {
        title: t({ id: 'home.demo.remove.title', message: 'Remove the demo data?' }),
        text: t({
          id: 'home.demo.remove.text',
          message: `${name} and all demo records go from all your devices, with what you changed in them. Records that you added to this person yourself stay.`,
        }),
      },
      done: t({ id: 'home.demo.removed', message: 'Demo data removed' }),
      async remove() {
        removed = await removeDemoData(context)
        document.getElementById('main')?.focus()
      },
      undo: async () => await removed?.undo(),
    })
  }
  return (
    <section className={styles.box} aria-labelledby="demo-loaded">
      <h2 id="demo-loaded">{t({ id: 'home.demo.loaded', message: 'Demo data' })}</h2>
      <p>
        {t({
          id: 'home.demo.loaded.text',
          message: plural(names.length, {
            one: `${name} is a fictional person.`,
            other: `${name} are fictional people.`,
          }),
        })}
      </p>
      <Button size="sm" icon="trash-2" onClick={() => void remove()}>
        {t({ id: 'home.demo.remove', message: 'Remove the demo data' })}
      </Button>
    </section>
  )
}
