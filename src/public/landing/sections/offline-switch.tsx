import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { useProductWords } from '../words.ts'

/** A demonstration: the list lives on this page, and its network is the switch. The words are the product's. */
export function OfflineSwitch() {
  const { t } = useLingui()
  const word = useProductWords()
  return (
    <div className="card offline" data-island="offline" data-reveal="">
      <div className="offline-head">
        <h3>{t({ id: 'landing.offline.title', message: 'Switch the network off yourself' })}</h3>
        <span className="pill ok" role="status" data-part="pill">
          {word('shell.sync.saved.spoken')}
        </span>
      </div>
      <p>
        {t({
          id: 'landing.offline.text',
          message: 'Switch it off, do something, and switch it on again. Nobody has to press “send”.',
        })}
      </p>
      <div className="offline-controls" data-part="controls" hidden>
        <label className="switch">
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
          <input type="checkbox" role="switch" defaultChecked data-part="network" />
          <span className="knob" aria-hidden="true" />
          {t({ id: 'landing.offline.network', message: 'Network' })}
        </label>
        <button type="button" className="button" data-add="visit">
          <Icon name="mic" size={18} />
          {t({ id: 'landing.offline.visit', message: 'Record a visit' })}
        </button>
        <button type="button" className="button" data-add="triage">
          <Icon name="activity" size={18} />
          {t({ id: 'landing.offline.triage', message: 'Do a triage' })}
        </button>
      </div>
      <ul data-part="list" aria-label={t({ id: 'landing.offline.list', message: 'What was done' })} />
      <p className="small">
        {t({
          id: 'landing.offline.note',
          message:
            'A demonstration: this list is only on this page, and nothing is really sent. In the product it is real.',
        })}
      </p>
      <noscript>
        <p className="small">
          {t({ id: 'landing.offline.noscript', message: 'To try the switch, JavaScript must be switched on.' })}
        </p>
      </noscript>
      <div hidden data-words="offline">
        <span data-word="visit">{t({ id: 'landing.offline.visit.item', message: 'Visit' })}</span>
        <span data-word="triage">{t({ id: 'landing.offline.triage.item', message: 'Triage' })}</span>
        <span data-word="waiting">
          {t({ id: 'landing.offline.waiting', message: 'Saved on this device, waiting to be sent' })}
        </span>
        <span data-word="sending">{word('shell.sync.sending.spoken')}</span>
        <span data-word="sent">{t({ id: 'landing.offline.sent', message: 'On the server' })}</span>
        <span data-word="pill-saved">{word('shell.sync.saved.spoken')}</span>
        <span data-word="pill-sending">{word('shell.sync.sending', 'count')}</span>
        <span data-word="pill-offline">{word('shell.sync.offline')}</span>
        <span data-word="pill-waiting">{word('shell.sync.offline.waiting', 'waiting')}</span>
      </div>
    </div>
  )
}
