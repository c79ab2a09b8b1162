import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { Section } from '../section.tsx'

/** A sentence of the report lights its words in the transcript; without a script the second one is lit. */
export function Product() {
  const { t } = useLingui()
  const notSaid = t({ id: 'landing.report.notSaid', message: 'not in the recording' })
  const sentences = [
    {
      id: 'swelling',
      text: t({ id: 'landing.report.swelling', message: 'The ankles swell towards the evening, no cough.' }),
      at: '0:14',
    },
    {
      id: 'dose',
      text: t({
        id: 'landing.report.dose',
        message: 'Amlodipine 10 → 5 mg, add losartan 50 mg once a day, in the morning.',
      }),
      at: '1:38',
    },
    { id: 'weight', text: t({ id: 'landing.report.weight', message: 'The weight has not changed.' }), at: null },
  ]
  return (
    <Section id="product" time="11:22" caption={t({ id: 'landing.product.caption', message: 'the product' })}>
      <div className="headline">
        <h2 id="product-title">
          {t({ id: 'landing.product.title', message: 'Every sentence of a report remembers where it comes from' })}
        </h2>
        <p>
          {t({
            id: 'landing.product.text',
            message:
              'Choose a sentence, and its words are lit in the transcript. What was not said in the recording is marked as such.',
          })}
        </p>
      </div>
      <div className="quoting" data-island="quotes" data-reveal="">
        <div className="card transcript">
          <h3 className="overline">{t({ id: 'landing.transcript', message: 'Transcript, 4:31 · example' })}</h3>
          <p>
            <q data-source="swelling">
              {t({ id: 'landing.transcript.swelling', message: 'The legs swell towards the evening. No, no cough.' })}
            </q>
          </p>
          <p>{t({ id: 'landing.transcript.dose', message: 'Amlodipine, ten in the morning, and that is all.' })}</p>
          <p>
            {t({
              id: 'landing.transcript.reason',
              message: 'The swelling is rather from the amlodipine. So we do this:',
            })}{' '}
            <q data-source="dose" data-lit="">
              {t({
                id: 'landing.transcript.change',
                message: 'amlodipine goes down to five, and we add losartan, fifty, once a day, in the morning.',
              })}
            </q>{' '}
            {t({ id: 'landing.transcript.cough', message: 'That one does not usually cause a cough.' })}
          </p>
        </div>
        <div className="card report">
          <h3 className="overline">{t({ id: 'landing.report', message: 'Short summary · example' })}</h3>
          <ul>
            {sentences.map(({ id, text, at }) => (
              <li key={id}>
                <button
                  type="button"
                  className="sentence"
                  data-quotes={id}
                  data-found={at === null ? 'no' : 'yes'}
                  aria-pressed={id === 'dose'}
                >
                  {text} {at === null ? <span className="pill warn">{notSaid}</span> : <sup>{at}</sup>}
                </button>
              </li>
            ))}
          </ul>
          <p className="small">
            <Icon name="shield-check" size={16} />
            {t({
              id: 'landing.report.ticks',
              message: 'Copying, sharing and printing open after a person has ticked four points.',
            })}
          </p>
        </div>
      </div>
    </Section>
  )
}
