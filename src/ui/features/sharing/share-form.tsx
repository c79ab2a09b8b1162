import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { HealthRecordDocument } from '../../../db/collections/health-records.ts'
import { dayOf, lastDay, type ShareTime, shareSeconds } from '../../../domain/sharing/share-time.ts'
import { systemClock } from '../../../platform/clock.ts'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { Checkbox } from '../../components/form/checkbox.tsx'
import { SegmentedChoice } from '../../components/form/segmented-choice.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import { bridge } from '../../state/session/bridge.ts'
import type { NewLink } from './made-link.tsx'
import styles from './sharing.module.css'

interface ShareFormProps {
  record: HealthRecordDocument & { id: number }
  online: boolean
  /** A link was just made. */
  again: boolean
  onMade: (link: NewLink) => void
}

/** How long the link works, for whom it is, and whether it opens the source file. */
export function ShareForm({ record: { id, data }, online, again, onMade }: ShareFormProps) {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const [kind, setKind] = useState<ShareTime['kind']>('day')
  const [day, setDay] = useState('')
  const [recipient, setRecipient] = useState('')
  const [source, setSource] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const now = systemClock.now()
  const seconds = shareSeconds(kind === 'until' ? { kind, day } : { kind }, now)
  const isFile = data.sourceType === 'file' && Boolean(data.documentAssetId)
  const inRange = kind !== 'until' || (day >= dayOf(now) && day <= lastDay(now))
  const ready = seconds !== null && seconds > 0 && inRange
  const make = async () => {
    if (!ready) return
    setBusy(true)
    setFailed(null)
    const note = recipient.trim()
    const outcome = await bridge.call('healthRecords:createShareToken', {
      ...{ healthRecordId: id, ttl: seconds, allowSourceAccess: isFile && source },
      ...(note === '' ? {} : { recipient: note }),
    })
    setBusy(false)
    if (outcome.kind === 'answered') {
      const { token, share } = outcome.result
      onMade({ address: `${location.origin}/s/${token}`, expiresAt: Date.parse(share.expiresAt) })
    } else {
      const unreachable = t({ id: 'sharing.unreachable', message: 'No link was made: the server did not answer.' })
      setFailed(outcome.kind === 'refused' ? `${refusalWords(outcome)}.` : unreachable)
    }
  }
  return (
    <div className={styles.form}>
      <div className={styles.when}>
        <SegmentedChoice
          label={t({ id: 'sharing.time', message: 'The link works for' })}
          quiet={false}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'hour', label: t({ id: 'sharing.time.hour', message: '1 hour' }) },
            { value: 'day', label: t({ id: 'sharing.time.day', message: '24 hours' }) },
            { value: 'week', label: t({ id: 'sharing.time.week', message: '1 week' }) },
            { value: 'until', label: t({ id: 'sharing.time.until', message: 'Until a day' }) },
          ]}
        />
        {kind === 'until' && (
          <TextField
            type="date"
            label={t({ id: 'sharing.lastDay', message: 'Last day, to its end' })}
            required
            min={dayOf(now)}
            max={lastDay(now)}
            value={day}
            onChange={event => setDay(event.target.value)}
            error={
              day !== '' && !inRange && t({ id: 'sharing.lastDay.range', message: 'From today, at most a year ahead.' })
            }
          />
        )}
      </div>
      <TextField
        label={t({ id: 'sharing.recipient', message: 'For whom (only you see it)' })}
        value={recipient}
        maxLength={200}
        onChange={event => setRecipient(event.target.value)}
      />
      {isFile && (
        <Checkbox
          label={t({ id: 'sharing.source', message: 'Let them open the source file' })}
          hint={t({ id: 'sharing.source.hint', message: 'It may show your name, address and insurance number.' })}
          checked={source}
          onChange={setSource}
        />
      )}
      {failed && (
        <Banner tone="danger" icon="circle-alert">
          {failed}
        </Banner>
      )}
      <div>
        <Button
          variant={again ? 'secondary' : 'primary'}
          disabled={!ready || !online}
          busy={busy}
          onClick={() => void make()}
        >
          {again
            ? t({ id: 'sharing.again', message: 'Create another link' })
            : t({ id: 'sharing.create', message: 'Create a link' })}
        </Button>
      </div>
    </div>
  )
}
