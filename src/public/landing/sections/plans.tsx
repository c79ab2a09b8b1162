import { useLingui } from '@lingui/react/macro'
import { planLimit } from '../../../domain/files/document-limits.ts'
import { Section } from '../section.tsx'

/** What the plans are. The server fills its prices in; the business plan is quoted on request (P §2.11). */
export function Plans() {
  const { t, i18n } = useLingui()
  const price = `{{price_${i18n.locale}}}`
  const basic = planLimit('basic').megabytes
  const professional = planLimit('professional').megabytes
  const business = [
    t({ id: 'landing.plans.server', message: 'A server and an address of your own' }),
    t({ id: 'landing.plans.database', message: 'PostgreSQL, files in your own S3 storage' }),
    t({ id: 'landing.plans.engines', message: 'Your own speech recognition and language model' }),
    t({ id: 'landing.plans.shared', message: 'Shared tablets: each person sees only their own' }),
  ]
  return (
    <Section id="company" time="17:45" caption={t({ id: 'landing.plans.caption', message: 'plans' })}>
      <h2 id="company-title">{t({ id: 'landing.nav.company', message: 'Plans' })}</h2>
      <div className="plans">
        <article className="card plan" data-plan="b2c">
          <p className="kicker">{t({ id: 'landing.plans.people', message: 'For patients and doctors' })}</p>
          <h3>{t({ id: 'landing.plans.basic', message: 'Basic' })}</h3>
          <p className="price">{t({ id: 'landing.plans.basic.price', message: 'Free' })}</p>
          <p>
            {t({
              id: 'landing.plans.basic.text',
              message: `Health records, recordings, triage. Documents up to ${basic} MB each.`,
            })}
          </p>
          <h3>{t({ id: 'landing.plans.professional', message: 'Professional' })}</h3>
          <p className="price">{t({ id: 'landing.plans.professional.price', message: `${price} a month` })}</p>
          <p>
            {t({
              id: 'landing.plans.professional.text',
              message: `The same, and documents up to ${professional} MB each.`,
            })}
          </p>
          <p className="small">
            {t({
              id: 'landing.plans.free',
              message: 'Recordings, transcripts and triage are free on every plan.',
            })}
          </p>
          <a className="button primary" href="/login">
            {t({ id: 'landing.start', message: 'Get started' })}
          </a>
        </article>
        <article className="card plan" data-plan="b2b">
          <p className="kicker">{t({ id: 'landing.plans.organisations', message: 'For organisations' })}</p>
          <h3>{t({ id: 'landing.plans.business', message: 'Business' })}</h3>
          <p className="price">{t({ id: 'landing.plans.onRequest', message: 'On request' })}</p>
          <ul>
            {business.map(one => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <a className="button" href="/login">
            {t({ id: 'landing.plans.ask', message: 'Sign in and ask' })}
          </a>
        </article>
      </div>
    </Section>
  )
}
