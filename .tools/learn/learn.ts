import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECTION_IDS } from '../../src/domain/reports/extraction.ts'
import type { LinearModel } from '../../src/domain/reports/learnt/linear.ts'
import { readVisits, type Visit } from '../../tests/factories/visits/visit.ts'
import { withIdleTalk } from './idle-talk.ts'
import { partsOf } from './parts.ts'
import { numbersFrom, train } from './train.ts'

const ROOM = join(import.meta.dirname, '../../src/domain/reports/learnt')

/** How often each visit is seen with other idle talk in it. */
const TIMES = 2

/** The models of these visits; the second learns from what the first one files. */
export function learn(visits: readonly Visit[]): { filing: LinearModel; worth: LinearModel } {
  const rightSomewhere = visits
    .flatMap(one => partsOf(one, null))
    .filter(one => one.filing.right.some(share => share > 0))
  const filing = train(
    SECTION_IDS,
    rightSomewhere.map(one => one.filing),
  )
  const next = numbersFrom(2)
  const talked = Array.from({ length: TIMES }, () => visits.map(one => withIdleTalk(one, next)))
    .flat()
    .filter(one => one !== null)
  const all = [...visits, ...talked].flatMap(one => partsOf(one, filing)).map(one => one.worth)
  return { filing, worth: train(['telling', 'idle'], all, { epochs: 8 }) }
}

/** Sets of visits with their gold; what is left out here is never learnt from. */
export const LEARNT_FROM = [
  ...['given', 'own', 'blind', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['asked-4', 'asked-5'],
  ...[
    'others',
    'others-2',
    'others-3',
    'others-4',
    'others-5',
    'others-6',
    'others-7',
    'others-8',
    'others-9',
    'others-10',
    'others-11',
  ],
]

function write(name: string, { classes, weights }: LinearModel) {
  const rows = Object.entries(weights).map(([feature, row]) => `${JSON.stringify(feature)}:[${row}],\n`)
  const text = `// Made by \`npm run learn\`; why.md of this folder says from what.\nimport type { LinearModel } from './linear.ts'\n\nexport const ${name.toUpperCase()}: LinearModel = {\nclasses: ${JSON.stringify(classes)},\nweights: {\n${rows.join('')}},\n}\n`
  writeFileSync(join(ROOM, `${name}.gen.ts`), text)
  console.log(`${name}: ${rows.length} features, ${Math.round(text.length / 1024)} KiB`)
}

if (import.meta.main) {
  const models = learn(LEARNT_FROM.flatMap(readVisits))
  write('filing', models.filing)
  write('worth', models.worth)
}
