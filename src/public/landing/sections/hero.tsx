import { useLingui } from '@lingui/react/macro'
import { Actions } from '../actions.tsx'
import { Icon } from '../icon.tsx'
import { Section } from '../section.tsx'
import { useProductWords } from '../words.ts'
import { DEMO_SECONDS, SAMPLE_WAVES } from './recorder-facts.ts'

export function Hero() {
  const { t } = useLingui()
  return (
    <Section id="hero" time="08:10" caption={t({ id: 'landing.hero.caption', message: 'no network' })}>
      <div className="hero-words">
        <h1 id="hero-title">
          {t({ id: 'landing.hero.title', message: 'The visit is recorded. Even when there is no network.' })}
        </h1>
        <p className="lead">
          {t({
            id: 'landing.hero.lead',
            message:
              'Anamnesis keeps health records, records visits and scores triage on the device itself. The network is for sending what is done, not for doing it.',
          })}
        </p>
        <Actions />
        <p className="small">
          {t({
            id: 'landing.hero.where',
            message: 'In the browser of a phone, a tablet or a computer. English, Русский, Ελληνικά.',
          })}
        </p>
      </div>
      <div className="hero-product">
        <Recorder />
        <Decision />
      </div>
    </Section>
  )
}

/** Records without an account, into the memory of the page. */
function Recorder() {
  const { t } = useLingui()
  const word = useProductWords()
  return (
    <div className="card recorder" data-island="recorder" data-state="ready">
      <div className="recorder-head">
        <p className="recorder-state" role="status" data-part="state">
          {t({ id: 'landing.recorder.ready', message: 'Try the recorder here' })}
        </p>
        <span className="pill">
          <Icon name="hard-drive" size={15} />
          {t({ id: 'landing.recorder.here', message: 'Only on this page' })}
        </span>
      </div>
      <p className="recorder-time" data-part="time">
        00:00
      </p>
      <div className="recorder-waves">
        <svg viewBox="0 0 240 48" preserveAspectRatio="none" aria-hidden="true" data-part="sample">
          {SAMPLE_WAVES.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <rect key={index} x={index * 5 + 1} y={24 - height / 2} width="2.6" height={height} rx="1.3" />
          ))}
        </svg>
        <canvas data-part="canvas" hidden />
      </div>
      <div className="recorder-buttons" data-part="buttons" hidden>
        <button type="button" className="button primary large" data-do="record">
          <Icon name="mic" />
          {t({ id: 'landing.recorder.record', message: 'Record' })}
        </button>
        <button type="button" className="button danger large" data-do="stop" hidden>
          <Icon name="square" />
          {t({ id: 'landing.recorder.stop', message: 'Stop' })}
        </button>
        {/* biome-ignore lint/a11y/useMediaCaption: the visitor has just said it */}
        <audio
          controls
          data-part="audio"
          hidden
          aria-label={t({ id: 'landing.recorder.listen', message: 'What you recorded' })}
        />
        <button type="button" className="button" data-do="delete" hidden>
          <Icon name="trash-2" size={18} />
          {t({ id: 'landing.recorder.delete', message: 'Delete' })}
        </button>
      </div>
      <p className="recorder-note">
        {t({
          id: 'landing.recorder.note',
          message: `The sound stays in the memory of this page: it is not sent, not stored, and gone when you delete it or leave. At most ${DEMO_SECONDS} seconds.`,
        })}
      </p>
      <noscript>
        <p className="recorder-note">
          {t({ id: 'landing.recorder.noscript', message: 'To record here, JavaScript must be switched on.' })}
        </p>
      </noscript>
      <div hidden data-words="recorder">
        <span data-word="ready">{t({ id: 'landing.recorder.ready', message: 'Try the recorder here' })}</span>
        <span data-word="asking">
          {t({ id: 'landing.recorder.asking', message: 'The browser asks whether this page may use the microphone.' })}
        </span>
        <span data-word="recording">{t({ id: 'landing.recorder.recording', message: 'Recording' })}</span>
        <span data-word="silent">
          {t({
            id: 'landing.recorder.silent',
            message: 'Nothing has been heard for ten seconds. Is this the right microphone?',
          })}
        </span>
        <span data-word="recorded">{t({ id: 'landing.recorder.recorded', message: 'Recorded. Listen to it.' })}</span>
        <span data-word="deleted">{t({ id: 'landing.recorder.deleted', message: 'Deleted. Nothing is left.' })}</span>
        <span data-word="ended">
          {t({ id: 'landing.recorder.ended', message: 'The microphone was disconnected. What was recorded is here.' })}
        </span>
        <span data-word="denied">
          {t({
            id: 'landing.recorder.denied',
            message: 'The microphone was refused. Allow it with the icon next to the address, then try again.',
          })}
        </span>
        <span data-word="missing">{t({ id: 'landing.recorder.missing', message: 'No microphone was found.' })}</span>
        <span data-word="busy">
          {t({ id: 'landing.recorder.busy', message: 'Another program is using the microphone.' })}
        </span>
        <span data-word="unsupported">
          {t({ id: 'landing.recorder.unsupported', message: 'This browser cannot record sound.' })}
        </span>
        <span data-word="failed">
          {t({ id: 'landing.recorder.failed', message: 'Recording did not work. Nothing was kept.' })}
        </span>
        <span data-word="again">{t({ id: 'landing.recorder.again', message: 'Record again' })}</span>
        <span data-word="unloaded">
          {t({ id: 'landing.unloaded', message: 'This part could not be loaded. Check the network and try again.' })}
        </span>
        <span data-word="offline">{word('shell.sync.offline')}</span>
      </div>
    </div>
  )
}

/** A sentence of a report, with its place in the recording. */
function Decision() {
  const { t } = useLingui()
  return (
    <div className="card decision" data-reveal="">
      <p className="overline">{t({ id: 'landing.decision', message: 'From a report · example' })}</p>
      <p className="serif">
        <mark>
          {t({
            id: 'landing.decision.text',
            message: 'Reduce amlodipine from 10 to 5 mg and add losartan 50 mg in the morning.',
          })}
        </mark>{' '}
        <sup>1:38</sup>
      </p>
      <p className="found">
        <Icon name="shield-check" size={16} />
        {t({ id: 'landing.decision.found', message: 'The doctor’s words were found in the recording' })}
      </p>
    </div>
  )
}
