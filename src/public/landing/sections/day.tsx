import { useLingui } from '@lingui/react/macro'

const WIDTH = 1000
const [FROM, TO] = [8 * 60, 15 * 60]
const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
const x = (time: string) => Math.round(((minutes(time) - FROM) / (TO - FROM)) * WIDTH)

const NETWORK = [
  ['8:00', '8:10'],
  ['8:53', '9:08'],
  ['10:05', '10:45'],
  ['12:50', '13:40'],
  ['14:02', '15:00'],
] as const

/** One day: when there was a network, what was done, and when it went out. */
export function Day() {
  const { t } = useLingui()
  const work = [
    { at: '8:24', sent: '8:53', name: t({ id: 'landing.day.round', message: 'Round, ward 6' }) },
    { at: '9:40', sent: '10:05', name: t({ id: 'landing.day.dressing', message: 'Dressing' }) },
    { at: '11:22', sent: '12:50', name: t({ id: 'landing.day.visit', message: 'Follow-up visit' }) },
    { at: '13:44', sent: '14:02', name: t({ id: 'landing.day.triage', message: 'Admission, triage' }) },
  ]
  const network = t({ id: 'landing.day.network', message: 'network' })
  return (
    <figure className="day" data-reveal="">
      <figcaption className="overline">
        {t({ id: 'landing.day.example', message: 'An example of a day: above the network, below the work' })}
      </figcaption>
      <svg viewBox="-14 0 1028 176" aria-hidden="true" focusable="false">
        <line className="no-network" x1="0" x2={WIDTH} y1="24" y2="24" />
        {NETWORK.map(([from, to]) => (
          <rect key={from} className="network" x={x(from)} y="18" width={x(to) - x(from)} height="12" rx="6" />
        ))}
        <rect className="work" x="0" y="96" width={WIDTH} height="12" rx="6" />
        {work.map(({ at, sent, name }) => (
          <g key={at}>
            <path className="sent" d={`M${x(at)} 90 C ${x(at)} 52, ${x(sent) + 4} 78, ${x(sent) + 6} 36`} />
            <path className="tip" d={`M${x(sent) + 1} 42 l5 -7 l5 7`} />
            <circle cx={x(at)} cy="102" r="8" />
            <text x={x(at)} y="136" className="what">
              {name}
            </text>
            <text x={x(at)} y="156">
              {at}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {work.map(({ at, sent, name }) => (
          <li key={at}>
            <b>{at}</b> {name}
            <span> {t({ id: 'landing.day.sent', message: `sent at ${sent}` })}</span>
          </li>
        ))}
      </ol>
      <p className="spoken">
        {network}: {NETWORK.map(([from, to]) => `${from}–${to}`).join(', ')}
      </p>
    </figure>
  )
}
