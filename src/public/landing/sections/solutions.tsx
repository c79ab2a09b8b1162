import { useLingui } from '@lingui/react/macro'
import { Section } from '../section.tsx'
import { TriagePad } from '../triage/triage-pad.tsx'

export function Solutions() {
  const { t } = useLingui()
  return (
    <Section id="solutions" time="09:05" caption={t({ id: 'landing.solutions.caption', message: 'solutions' })}>
      <h2 id="solutions-title" className="spoken">
        {t({ id: 'landing.nav.solutions', message: 'Solutions' })}
      </h2>
      <div className="columns">
        <article data-reveal="">
          <p className="kicker">{t({ id: 'landing.patients', message: 'For patients' })}</p>
          <h3>{t({ id: 'landing.patients.title', message: 'A photo of a lab sheet, and its numbers in a row' })}</h3>
          <LabSheet />
          <p className="under">
            {t({
              id: 'landing.patients.text',
              message:
                'The photo is taken without a network too and read once it is sent. A number that was hard to read is marked and waits for your check.',
            })}
          </p>
        </article>
        <article data-reveal="">
          <p className="kicker">{t({ id: 'landing.doctors', message: 'For doctors' })}</p>
          <h3>{t({ id: 'landing.doctors.title', message: 'The numbers are in, the category is there' })}</h3>
          <TriagePad />
          <p className="under">
            {t({
              id: 'landing.doctors.text',
              message:
                'This is the product’s own code, running on your device. Rules score, not a model; what was not measured is not counted as normal. A clinician decides.',
            })}
          </p>
        </article>
      </div>
    </Section>
  )
}

/** `at`: place of the value in percent of the bar, whose normal zone is 32 to 68. */
interface Value {
  name: string
  value: string
  unit: string
  at: number
  low?: boolean
}

function LabSheet() {
  const { t, i18n } = useLingui()
  const number = (value: number, decimals = 0) =>
    new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: decimals }).format(value)
  const values: Value[] = [
    {
      name: t({ id: 'landing.lab.haemoglobin', message: 'Haemoglobin' }),
      value: number(121),
      unit: t({ id: 'landing.lab.gl', message: 'g/L' }),
      at: 34,
    },
    {
      name: t({ id: 'landing.lab.ferritin', message: 'Ferritin' }),
      value: number(19),
      unit: t({ id: 'landing.lab.mcgl', message: 'µg/L' }),
      at: 36,
    },
    {
      name: t({ id: 'landing.lab.vitaminD', message: 'Vitamin D' }),
      value: number(24),
      unit: t({ id: 'landing.lab.ngml', message: 'ng/mL' }),
      at: 25,
      low: true,
    },
    {
      name: t({ id: 'landing.lab.glucose', message: 'Glucose' }),
      value: number(5.2, 1),
      unit: t({ id: 'landing.lab.mmoll', message: 'mmol/L' }),
      at: 53,
    },
  ]
  return (
    <figure className="card lab">
      <figcaption>
        <strong>{t({ id: 'landing.lab.title', message: 'Blood test, 20.03.2026 · example' })}</strong>
        <span className="pill warn">
          <span aria-hidden="true">▼</span> {t({ id: 'landing.lab.outside', message: '1 of 4 outside the range' })}
        </span>
      </figcaption>
      <dl>
        {values.map(({ name, value, unit, at, low }) => (
          <div key={name} className={low ? 'low' : undefined}>
            <dt>{name}</dt>
            <dd className="range" aria-hidden="true">
              {/* attributes of SVG, because the policy of this page allows no style attributes */}
              <svg width="100%" height="14" aria-hidden="true" focusable="false">
                <rect className="track" y="4" width="100%" height="6" rx="3" />
                <rect className="normal" x="32%" y="4" width="36%" height="6" />
                <svg x={`${at}%`} overflow="visible" aria-hidden="true">
                  {low ? <path d="M-5.5 2h11L0 12z" /> : <circle cy="7" r="4" />}
                </svg>
              </svg>
            </dd>
            <dd>
              <b>{value}</b> {unit}
              {low && <span className="spoken">{t({ id: 'landing.lab.low', message: 'below the range' })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
