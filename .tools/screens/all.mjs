import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { axeFindings, faults, settled } from './judge.mjs'
import { openPlace } from './place.mjs'
import { makeSheets } from './sheets.mjs'
import { walk } from './walk.mjs'

const HEIGHTS = { 390: 844, 820: 1180, 1280: 860 }
const THEMES = ['light', 'dark', 'contrast']

/**
 * Every screen and state in every width, theme and language: a picture and a judgement each, a sheet a state, and
 * `findings.txt`. `only` narrows it to states whose name begins so; `brief` takes one theme a language.
 */
export async function allScreens({ folder, locales = ['ru', 'en', 'el'], only = [], brief = false }) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (/\.(png|html|txt)$/.test(file)) rmSync(join(folder, file))
  const findings = []
  const found = line => {
    findings.push(line)
    console.log(line)
  }
  for (const [place, locale] of locales.entries()) {
    const themes = brief ? [THEMES[place % THEMES.length]] : THEMES
    await oneLanguage({ folder, locale, themes, only, found })
  }
  writeFileSync(join(folder, 'findings.txt'), `${findings.join('\n')}\n`)
  return findings
}

async function oneLanguage({ folder, locale, themes, only, found }) {
  const place = await openPlace(locale)
  place.context.on('weberror', error => found(`${locale} page error: ${error.error().message}`))
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
        // What draws itself anew after a change of width does so a moment later.
        if (still) await page.waitForTimeout(150).then(() => settled(page))
        await page.screenshot({ path: join(folder, `${name}.${locale}.${theme}.${width}.png`), fullPage: full })
        for (const fault of await faults(page)) found(`${name} ${locale} ${theme} ${width}: ${fault}`)
      }
      // What axe finds hangs on the width only by what stands there: one width a theme, another each time.
      const width = widths[(turn + judged) % widths.length]
      judged += 1
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      for (const finding of await axeFindings(page)) found(`${name} ${locale} ${theme} ${width}: ${finding}`)
    }
    await recording?.(page)
    await after?.(page)
  }
  const step = async (name, act) => {
    if (!wanted(name)) return
    try {
      await act()
    } catch (error) {
      found(`${name} ${locale}: not reached: ${String(error.message).split('\n').slice(0, 4).join(' ')}`)
    }
  }
  try {
    await walk(place, { step, shoot })
    const sheets = await place.context.newPage()
    await makeSheets(sheets, folder)
  } finally {
    await place.close()
  }
}
