import { readVisits } from '../../factories/visits/visit.ts'
import type { Reporting } from '../pages/report.ts'
import type { Figure } from '../report/section.ts'
import { openFreshBrowser } from '../rig/browser.ts'
import { serveWithoutPolicy } from '../rig/static-server.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

declare global {
  var reporting: Reporting
}

const WORDS = 5000
const LANGUAGES = ['ru', 'en', 'el'] as const
type Language = (typeof LANGUAGES)[number]

/** Half an hour of talk: visits of one language one after the other. */
function talk(language: Language): string {
  const visits = [...readVisits('given'), ...readVisits('own')].filter(one => one.lang === language)
  const texts: string[] = []
  for (let at = 0, words = 0; words < WORDS; at++) {
    const text = visits[at % visits.length]?.transcript ?? ''
    texts.push(text)
    words += text.split(/\s+/).length
  }
  return texts
    .join('\n')
    .split(/(?<=\s)/)
    .slice(0, WORDS)
    .join('')
}

export const reportOnDevice: Workload = {
  id: 'P15',
  async run(bench) {
    const pages = await serveWithoutPolicy(await bench.interfaceFolder())
    const browser = await openFreshBrowser()
    const { page } = browser
    await page.goto(`${pages.origin}/bench/report.html`)
    await page.waitForFunction(() => 'reporting' in globalThis)
    const collected = new Collected<`${Language} ${'first' | 'ours' | 'floor' | 'task'}`>()
    await interleaved(LANGUAGES, bench.rounds, async language => {
      const transcript = talk(language)
      collected.add(`${language} first`, await page.evaluate(text => reporting.first(text), transcript))
      const { ms, longestTask } = await page.evaluate(text => reporting.again(text), transcript)
      collected.add(`${language} ours`, ms)
      collected.add(`${language} task`, longestTask)
      collected.add(`${language} floor`, await page.evaluate(text => reporting.floor(text), transcript))
    })
    await browser.close()
    await pages.stop()

    const figures = LANGUAGES.flatMap((language): Figure[] => {
      const floor = median(collected.of(`${language} floor`))
      const of = (what: string, kind: 'first' | 'ours' | 'task', contender: string, atMost?: number): Figure => ({
        ...{ what: `${language}, ${what}`, contender, unit: 'ms', samples: collected.of(`${language} ${kind}`), floor },
        target: atMost === undefined ? undefined : { of: 'median', atMost },
      })
      return [
        of('report written', 'ours', 'ours', 500),
        { ...of('report written', 'ours', 'splitting into sentences'), samples: collected.of(`${language} floor`) },
        of('the first, with a new worker', 'first', 'ours'),
        { ...of('longest task over 50 ms on the page', 'task', 'ours', 50), floor: undefined },
      ]
    })
    const notes = [
      `A medical history from ${WORDS} words (visits of the tests one after the other), written in the worker of the page.`,
    ]
    return [{ id: 'P15', title: `A report from ${WORDS} words on the device`, figures, notes }]
  },
}
