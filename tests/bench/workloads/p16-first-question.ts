import { VISIT } from '../../server/modules/questionnaires/visit-template.ts'
import type { Figure } from '../report/section.ts'
import { type FreshBrowser, openFreshBrowser } from '../rig/browser.ts'
import { seededServer } from '../rig/seeded-server.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const LOCALES = ['ru', 'en', 'el'] as const
type Step = 'page' | 'question' | 'again'
const STEPS = {
  page: 'link opened to the page that can be used',
  question: 'Begin to the first question',
  again: 'link opened again to the open question',
} as const
const BEGIN = { ru: 'Начать', en: 'Begin', el: 'Έναρξη' } as const

export const firstQuestion: Workload = {
  id: 'P16',
  async run(bench) {
    const server = await seededServer(bench, [1])
    const token = server.accounts[0]?.token
    const call = async (method: string, params: object) => {
      const reply = await fetch(`${server.origin}/api/rpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      return ((await reply.json()) as { result: { id: string; accessCode: string } }).result
    }
    const { id } = await call('questionnaire.template:create', { ...VISIT, status: 'active' })
    const { accessCode } = await call('questionnaire.template:publish', { id })
    const link = `${server.origin}/q/${accessCode}`
    const collected = new Collected<`${Step} ${number}`>()
    for (const rate of bench.rates)
      for (let round = 0; round < bench.rounds; round++) {
        const locale = LOCALES[round % LOCALES.length] ?? 'en'
        const browser = await openFreshBrowser([`--lang=${locale}`, `--accept-lang=${locale}`])
        const measured = await throttled(browser.context, rate, () => visit(browser, link, BEGIN[locale]))
        for (const [step, ms] of Object.entries(measured)) collected.add(`${step as Step} ${rate}`, ms)
        bench.log(`P16 ${rate}x round ${round + 1} ${locale}: ${JSON.stringify(measured)}`)
        await browser.close()
      }
    await server.stop()
    const figures = bench.rates.flatMap(rate =>
      (Object.keys(STEPS) as Step[]).map(
        (step): Figure => ({
          what: `${rate}x, ${STEPS[step]}`,
          contender: 'ours',
          unit: 'ms',
          samples: collected.of(`${step} ${rate}`),
          target: { of: 'median', atMost: 1000 },
        }),
      ),
    )
    const notes = [
      'A fresh browser each round, Russian, English and Greek in turn; nothing is kept before the link is opened. The network is the loopback.',
    ]
    return [{ id: 'P16', title: "A questionnaire's first question", figures, notes }]
  },
}

declare global {
  /** When each of these was first painted, by selector. */
  var firstShown: Record<string, number>
}

/** Notes the time of the frame that shows each selector for the first time. */
function watch(selectors: readonly string[]): void {
  globalThis.firstShown = {}
  const look = () => {
    for (const one of selectors)
      if (!(one in firstShown) && document.querySelector(one)?.checkVisibility()) firstShown[one] = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const START = 'form.start button'
const QUESTION = '#question'

/** Milliseconds of each step, to the frame that shows it. */
async function visit({ page }: FreshBrowser, link: string, begin: string): Promise<Record<Step, number>> {
  await page.addInitScript(watch, [START, QUESTION])
  const shownAt = async (selector: string) => {
    const found = await page.waitForFunction(one => firstShown[one], selector)
    return Number(await found.jsonValue())
  }
  await page.goto(link, { waitUntil: 'commit' })
  const opened = await shownAt(START)
  const pressed = await page.getByRole('button', { name: begin, exact: true }).evaluate(one => {
    const at = performance.now()
    ;(one as HTMLElement).click()
    return at
  })
  const asked = (await shownAt(QUESTION)) - pressed
  await page.reload({ waitUntil: 'commit' })
  const again = await shownAt(QUESTION)
  const measured = { page: Math.round(opened), question: Math.round(asked), again: Math.round(again) }
  if (Object.values(measured).some(one => !(one > 0))) throw new Error(`no time: ${JSON.stringify(measured)}`)
  return measured
}
