import { useLingui } from '@lingui/react/macro'

import { planLimit, type SizeLimit } from '../../../../domain/files/document-limits.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useStorageRoom } from '../../../state/sync/use-storage-room.ts'
import styles from './what-happens.module.css'

interface WhatHappensProps {
  /** Steps that every listed file has done. */
  done: number
  plan: string
  limit: SizeLimit
}

/** Beside the list: the way of a file, and what the plan and the device allow. */
export function WhatHappens({ done, plan, limit }: WhatHappensProps) {
  const { t } = useLingui()
  const steps = [
    {
      title: t({ id: 'records.upload.step.saved', message: 'Saved on this device' }),
      text: t({
        id: 'records.upload.step.saved.text',
        message: 'At once, also offline. Nobody else can open it here.',
      }),
    },
    {
      title: t({ id: 'records.upload.step.sent', message: 'Sent in parts' }),
      text: t({
        id: 'records.upload.step.sent.text',
        message: '512 KB each. A lost connection costs one part at most.',
      }),
    },
    {
      title: t({ id: 'records.upload.step.read', message: 'Read' }),
      text: t({
        id: 'records.upload.step.read.text',
        message: 'Values, date and laboratory. What is doubtful is shown to be checked.',
      }),
    },
    {
      title: t({ id: 'records.upload.step.kept', message: 'In the health records' }),
      text: t({ id: 'records.upload.step.kept.text', message: 'The file itself stays with its record.' }),
    },
  ]
  return (
    <aside className={styles.aside} aria-label={t({ id: 'records.upload.about', message: 'What happens to a file' })}>
      <h2 className={styles.title}>{t({ id: 'records.upload.about', message: 'What happens to a file' })}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, step) => (
          <li key={title} data-done={step < done || undefined}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <PlanLimits plan={plan} limit={limit} />
    </aside>
  )
}

function PlanLimits({ plan, limit }: Pick<WhatHappensProps, 'plan' | 'limit'>) {
  const { t } = useLingui()
  const { storageSize } = useFormat()
  const room = useStorageRoom()
  const { megabytes } = limit
  const more = planLimit('professional').megabytes
  const free = room && storageSize(Math.max(0, room.quotaBytes - room.usedBytes))
  const names: Record<string, string> = {
    basic: t({ id: 'records.upload.plan.basic', message: 'Basic plan' }),
    professional: t({ id: 'records.upload.plan.professional', message: 'Professional plan' }),
  }
  return (
    <section className={styles.plan}>
      <h3>{names[plan] ?? t({ id: 'records.upload.plan.other', message: 'Your plan' })}</h3>
      <p>
        {t({ id: 'records.upload.plan.limit', message: `${megabytes} MB for a file.` })}
        {megabytes < more &&
          ` ${t({ id: 'records.upload.plan.more', message: `The professional plan allows ${more} MB.` })}`}
      </p>
      {free && <p>{t({ id: 'records.upload.room', message: `${free} are free on this device.` })}</p>}
    </section>
  )
}
