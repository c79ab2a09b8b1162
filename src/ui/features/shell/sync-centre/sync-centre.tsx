import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { systemClock } from '../../../../platform/clock.ts'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { KeptDocuments } from './kept-documents.tsx'
import { KeptSounds } from './kept-sounds.tsx'
import styles from './sync-centre.module.css'
import { KeptRow, ParkedCard, SendingRow, WaitingRow } from './sync-centre-rows.tsx'
import { SyncFacts } from './sync-facts.tsx'
import type { SyncCentreModel } from './sync-items.ts'

interface SyncCentreProps {
  open: boolean
  onClose: () => void
  model: SyncCentreModel
  now?: number
}

/** I1: lists everything that is only on this device, with the reason and the possible actions. */
export default function SyncCentre({ open, onClose, model, now = systemClock.now() }: SyncCentreProps) {
  const { t } = useLingui()
  const { parked, sending, waiting, kept } = model
  const nothing = parked.length + sending.length + waiting.length + kept.length === 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="end"
      title={t({ id: 'shell.centre.title', message: 'On this device' })}
      actions={
        model.onSendNow && (
          <Button onClick={model.onSendNow}>{t({ id: 'shell.centre.sendNow', message: 'Send now' })}</Button>
        )
      }
    >
      <SyncFacts model={model} now={now} />
      <div className={styles.groups}>
        {model.unsavedTriage && (
          <EmptyState
            icon="stethoscope"
            title={t({ id: 'shell.centre.unsavedTriage', message: 'A triage is not saved yet' })}
          >
            {t({
              id: 'shell.centre.unsavedTriage.text',
              message: 'What was entered is on this device. It can be sent once you save it.',
            })}
          </EmptyState>
        )}
        {model.unsavedRecordings > 0 && (
          <EmptyState icon="mic" title={t({ id: 'shell.centre.unsaved', message: 'A recording is not saved yet' })}>
            {t({
              id: 'shell.centre.unsaved.text',
              message: 'What was recorded is on this device. It can be sent once you save it.',
            })}
          </EmptyState>
        )}
        {nothing && model.unsavedRecordings === 0 && !model.unsavedTriage && (
          <EmptyState icon="check" title={t({ id: 'shell.centre.empty', message: 'Nothing is waiting to be sent' })}>
            {t({ id: 'shell.centre.empty.text', message: 'What you save appears here until the server has it.' })}
          </EmptyState>
        )}
        <Group title={t({ id: 'shell.centre.needsYou', message: 'Needs you' })} danger items={parked}>
          {item => <ParkedCard key={item.id} item={item} now={now} />}
        </Group>
        <Group title={t({ id: 'shell.centre.sending', message: 'Sending' })} items={sending}>
          {item => <SendingRow key={item.id} item={item} />}
        </Group>
        <Group title={t({ id: 'shell.centre.waiting', message: 'Waiting to be sent' })} items={waiting}>
          {item => <WaitingRow key={item.id} item={item} now={now} />}
        </Group>
        <Group title={t({ id: 'shell.centre.kept', message: 'Two versions kept' })} items={kept}>
          {item => <KeptRow key={item.id} item={item} now={now} />}
        </Group>
        <KeptSounds sounds={model.sounds} onFreeAll={model.onFreeAll} />
        <KeptDocuments documents={model.documents} />
      </div>
    </Drawer>
  )
}

interface GroupProps<T> {
  title: string
  danger?: boolean
  items: readonly T[]
  children: (item: T) => ReactNode
}

function Group<T>({ title, danger, items, children }: GroupProps<T>) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading} data-danger={danger || undefined}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list" className={styles.list}>
        {items.map(children)}
      </ul>
    </section>
  )
}
