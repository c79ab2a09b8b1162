import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { Section } from '../section.tsx'

/** Where it is used and which open scales and formats it speaks: in words, without brands. */
export function Places() {
  const { t } = useLingui()
  const places = [
    { icon: 'ambulance', name: t({ id: 'landing.places.ambulance', message: 'Ambulance' }) },
    { icon: 'hospital', name: t({ id: 'landing.places.emergency', message: 'Emergency department' }) },
    { icon: 'bed', name: t({ id: 'landing.places.ward', message: 'Ward' }) },
    { icon: 'house-heart', name: t({ id: 'landing.places.home', message: 'Home visits' }) },
    { icon: 'stethoscope', name: t({ id: 'landing.places.village', message: 'Village practice' }) },
  ]
  const standards = [
    {
      name: 'NEWS2',
      text: t({ id: 'landing.standards.news2', message: 'early warning score, Royal College of Physicians, 2017' }),
    },
    { name: 'ACVPU · GCS', text: t({ id: 'landing.standards.consciousness', message: 'levels of consciousness' }) },
    { name: 'Morse', text: t({ id: 'landing.standards.morse', message: 'risk of falls' }) },
    {
      name: 'LOINC · UCUM',
      text: t({ id: 'landing.standards.loinc', message: 'codes and units of laboratory values' }),
    },
    { name: 'PDF · JPEG · HEIC', text: t({ id: 'landing.standards.documents', message: 'laboratory sheets' }) },
    { name: 'WebM · MP4', text: t({ id: 'landing.standards.sound', message: 'sound in open containers' }) },
  ]
  return (
    <Section id="logos" time="08:24" caption={t({ id: 'landing.logos.caption', message: 'the round' })}>
      <h2 id="logos-title" className="aside">
        {t({ id: 'landing.logos.title', message: 'Made for places where nobody promises a network' })}
      </h2>
      <ul className="places">
        {places.map(({ icon, name }) => (
          <li key={icon}>
            <Icon name={icon} size={22} />
            {name}
          </li>
        ))}
      </ul>
      <dl className="standards" aria-label={t({ id: 'landing.standards', message: 'Open scales and formats' })}>
        {standards.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
