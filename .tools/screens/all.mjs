import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { axeFindings, faults, keyFaults, settled, shiftFaults } from './judge.mjs'
import { openPlace } from './place.mjs'
import { makeSheets } from './sheets.mjs'
import { walk, walkNewUser } from './walk.mjs'
import { walkAdmin } from './walk-admin.mjs'
import { walkDoor } from './walk-door.mjs'
import { walkQuestionnaires } from './walk-questionnaires.mjs'
import { walkRecords } from './walk-records.mjs'
import { startModel, startRecogniser, walkDoubts, walkReports, walkSound } from './walk-reports.mjs'
import { walkTriage } from './walk-triage.mjs'

const HEIGHTS = { 390: 844, 820: 1180, 1180: 820, 1280: 860 }
const THEMES = ['light', 'dark', 'contrast']
const BRIEF = { ru: 'light', en: 'dark', el: 'contrast' }

/**
 * Pictures and checks every screen and state in every width, theme and language; writes a sheet per state and
 * `findings.txt`. `only`: prefixes of the states' names; `brief`: one theme per language.
 */
export async function allScreens({ folder, locales = ['ru', 'en', 'el'], only = [], brief = false }) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (/\.(png|html|txt)$/.test(file)) rmSync(join(folder, file))
  const findings = []
  const found = line => {
    findings.push(line)
    console.log(line)
  }
  for (const locale of locales) {
    const themes = brief ? [BRIEF[locale]] : THEMES
    await oneLanguage({ folder, locale, themes, only, found })
  }
  writeFileSync(join(folder, 'findings.txt'), `${findings.join('\n')}\n`)
  return findings
}

async function oneLanguage({ folder, locale, themes, only, found }) {
  let judged = 0
  const wanted = name => only.length === 0 || only.some(one => name.startsWith(one))
  const shoot = async (
    name,
    page,
    { widths = [390, 820, 1280], full = false, recording, after, still = true } = {},
  ) => {
    for (const [turn, theme] of themes.entries()) {
      await page.evaluate(chosen => {
        localStorage.setItem('theme', chosen)
        document.documentElement.dataset.theme = chosen
      }, theme)
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHTS[width] })
        // Some components draw again only a moment after a change of width.
        if (still) await page.waitForTimeout(150).then(() => settled(page))
        // A header that stays in view would stand in the middle of a picture of the whole page.
        if (full) await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path: join(folder, `${name}.${locale}.${theme}.${width}.png`), fullPage: full })
        for (const fault of await faults(page)) found(`${name} ${locale} ${theme} ${width}: ${fault}`)
      }
      // What axe finds hardly depends on the width: each theme is checked at one width, another one each time.
      const width = widths[(turn + judged) % widths.length]
      judged += 1
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      for (const finding of await axeFindings(page)) found(`${name} ${locale} ${theme} ${width}: ${finding}`)
    }
    await recording?.(page)
    await after?.(page)
  }
  let browser
  const step = async (name, act) => {
    if (!wanted(name)) return
    try {
      await act()
    } catch (error) {
      const left = browser.pages().at(-1)
      await left?.screenshot({ path: join(folder, `not-reached-${name}.${locale}.png`) }).catch(() => undefined)
      found(`${name} ${locale}: not reached: ${String(error.message).split('\n').slice(0, 4).join(' ')}`)
    }
  }
  /** Checks the layout shifts of a screen that loads, and its order of focus by keyboard. */
  const load = async (name, path, place) => {
    for (const width of [390, 820, 1280]) {
      const page = await place.context.newPage()
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      await page.goto(place.proxy.origin + path)
      await page.locator('h1').first().waitFor()
      await page.waitForTimeout(1500)
      for (const fault of await shiftFaults(page)) found(`${name} ${locale} ${width}: ${fault}`)
      for (const fault of await keyFaults(page)) found(`${name} ${locale} ${width}: ${fault}`)
      await page.close()
    }
  }
  const through = async (walked, env) => {
    const place = await openPlace(locale, env)
    browser = place.context
    place.context.on('weberror', error => found(`${locale} page error: ${error.error().message}`))
    try {
      await walked(place, { step, shoot, load: (name, path) => step(name, () => load(name, path, place)) })
      await makeSheets(await place.context.newPage(), folder)
    } finally {
      await place.close()
    }
  }
  if (['new', 'patient-home', 'details-transcribing', 'scribe-list-transcribing'].some(wanted))
    await through(walkNewUser, { ASR_COMMAND: 'sleep 300' })
  const asked = pattern => only.length === 0 || only.some(one => pattern.test(one))
  if (asked(/triage/)) await through(walkTriage)
  if (asked(/^records/)) await through(walkRecords)
  if (asked(/^door/)) await through(walkDoor)
  if (asked(/^questionnaire/)) await through(walkQuestionnaires)
  if (asked(/^admin/)) await through(walkAdmin)
  if (asked(/^report/)) await through(walkReports)
  if (asked(/^doubts/)) {
    const model = await startModel()
    await through((place, on) => walkDoubts({ ...place, model }, on), { LLM_URL: model.url, LLM_MODEL: 'liar-1' })
    model.close()
  }
  if (asked(/^sound/)) {
    const recogniser = await startRecogniser(locale)
    await through(walkSound, { ASR_URL: recogniser.url, ASR_MODEL: 'segments-1' })
    recogniser.close()
  }
  if (asked(/^(?!.*triage|records|door|questionnaire|admin|report|doubts|sound)/)) await through(walk)
}
