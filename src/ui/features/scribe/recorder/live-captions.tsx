import { useLingui } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore } from 'react'
import type { CaptionsSnapshot } from '../../../../audio/captions.ts'
import { Card } from '../../../components/surface/card.tsx'
import { isLocale, LOCALE_NAMES } from '../../../i18n/locale.ts'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import styles from './new-recording.module.css'

const NOTHING: CaptionsSnapshot = { state: { kind: 'off' }, text: '' }

/** Live captions of the recording, recognised on this device; absent if the browser cannot do that without a server. */
export function LiveCaptions({ scribe }: { scribe: ScribeRecorder }) {
  const { t, i18n } = useLingui()
  // Renders again for each recording, because each has captions of its own.
  useRecorderValue(({ sessionId, state }) => `${sessionId} ${state.kind}`, '')
  const captions = scribe.captions()
  const subscribe = useCallback(
    (listener: () => void) => captions?.subscribe(listener) ?? (() => undefined),
    [captions],
  )
  const { state, text } = useSyncExternalStore(subscribe, () => captions?.snapshot() ?? NOTHING)
  const unsettled = state.kind === 'listening' ? state.unsettled : ''
  if (state.kind !== 'listening' && text === '') return null
  const language = LOCALE_NAMES[isLocale(i18n.locale) ? i18n.locale : 'en']
  return (
    <Card
      title={t({ id: 'scribe.captions', message: 'Live captions' })}
      aside={
        <span className={styles.aside}>
          {t({ id: 'scribe.captions.where', message: `on this device · ${language}` })}
        </span>
      }
    >
      <p className="reading" lang={i18n.locale}>
        {text} <span className={styles.unsettled}>{unsettled}</span>
        {text === '' && unsettled === '' && (
          <span className={styles.unsettled}>{t({ id: 'scribe.captions.listening', message: 'Listening …' })}</span>
        )}
      </p>
    </Card>
  )
}
