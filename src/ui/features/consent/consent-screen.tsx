import { useLingui } from '@lingui/react/macro'
import type { ConsentState } from '../../../db/queries/consent.ts'
import { CONSENTS } from '../../../domain/account/consent.ts'
import { Button } from '../../components/action/button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { Progress } from '../../components/feedback/progress.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Heading } from '../../components/surface/heading.tsx'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import { useOnline } from '../../state/sync/use-online.ts'
import styles from './consent.module.css'
import { ConsentRow } from './consent-row.tsx'
import { useConsentTexts } from './consent-texts.ts'
import { useConsentForm } from './use-consent-form.ts'

const [FIRST, ...OTHERS] = CONSENTS

/** The screen before all others (P §2.7). `state` is null until it is read. */
export function ConsentScreen({ state }: { state: ConsentState | null }) {
  const { t } = useLingui()
  return (
    <div className={styles.screen}>
      <header>
        <Heading className={styles.title}>{t({ id: 'consent.title', message: 'Before you start' })}</Heading>
        <p className={styles.lead}>
          {t({
            id: 'consent.lead',
            message:
              'Six consents. Without any one of them we may not keep medical data. You can withdraw them in the settings.',
          })}
        </p>
      </header>
      {state === null || state.kind === 'given' ? null : state.kind === 'unknown' ? (
        <AccountUnknown />
      ) : (
        <ConsentForm state={state} />
      )}
    </div>
  )
}

/** The account was never pulled to this device: whether its owner has agreed is not known. */
function AccountUnknown() {
  const { t } = useLingui()
  if (useOnline()) return <Skeleton shape="card" count={2} />
  return (
    <Banner tone="warn" icon="cloud-off">
      {t({
        id: 'consent.unknown',
        message: 'No connection, and this device has not received your account yet. It needs the network once.',
      })}
    </Banner>
  )
}

function ConsentForm({ state }: { state: ConsentState & { kind: 'missing' | 'refused' } }) {
  const { t } = useLingui()
  const texts = useConsentTexts(window.location.host)
  const refusalWords = useRefusalWords()
  const { ticked, tick, busy, accept, complete } = useConsentForm()
  const [count, all] = [ticked.size, CONSENTS.length]
  const counted = t({ id: 'consent.counted', message: `${count} of ${all} ticked` })
  const reason = state.kind === 'refused' ? refusalWords(state.parked) : ''
  const row = (one: (typeof CONSENTS)[number]) => ({
    text: texts[one],
    checked: ticked.has(one),
    onChange: (on: boolean) => tick(one, on),
  })
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void accept()
      }}
    >
      {state.kind === 'missing' && state.withdrawn && (
        <Banner tone="info" icon="lock">
          {t({
            id: 'consent.withdrawn',
            message:
              'You withdrew your consent. Nothing is deleted. What was not sent is kept on this device, recordings too, and is sent once you agree again.',
          })}
        </Banner>
      )}
      {state.kind === 'refused' && (
        <Banner tone="danger" icon="circle-alert">
          {t({
            id: 'consent.refused',
            message: `The server did not accept your consent: ${reason}. Please confirm it again.`,
          })}
        </Banner>
      )}
      <div className={styles.first}>
        <p className={styles.firstMark}>{t({ id: 'consent.first', message: 'This one first' })}</p>
        <ConsentRow {...row(FIRST)} />
      </div>
      <div className={styles.others}>
        {OTHERS.map(one => (
          <ConsentRow key={one} {...row(one)} links={one === 'termsAccepted' && <Documents />} />
        ))}
      </div>
      <div className={styles.end}>
        <div className={styles.count}>
          <p role="status">{counted}</p>
          <Progress label={t({ id: 'consent.progress', message: 'Consents' })} value={count / all} text={counted} />
        </div>
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!complete}>
          {t({ id: 'consent.next', message: 'Next' })}
        </Button>
      </div>
      <p className={styles.offline}>
        <Icon name="cloud-off" size={18} />
        {t({
          id: 'consent.offline',
          message:
            'No network? The consent is kept on this device with its date and time, and sent when there is a connection. You can start at once.',
        })}
      </p>
      <p>
        <PathLink to="/user-account/account/account">
          {t({ id: 'consent.leave', message: 'I do not agree: delete my account' })}
        </PathLink>
      </p>
    </form>
  )
}

function Documents() {
  const { t } = useLingui()
  return (
    <p className={styles.links}>
      <PathLink to="/terms-and-conditions" target="_blank">
        {t({ id: 'consent.terms.open', message: 'Terms and conditions' })}
      </PathLink>
      <PathLink to="/privacy-policy" target="_blank">
        {t({ id: 'consent.privacy.open', message: 'Privacy policy' })}
      </PathLink>
    </p>
  )
}
