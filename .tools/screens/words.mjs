import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../workspace.mjs'

/**
 * The interface's own words in one language, by their ids: a walk finds its buttons in any language. Words with
 * something to fill in (a name, a count) become a pattern.
 */
export async function wordsOf(locale) {
  const texts = new Map()
  for await (const file of glob(`src/ui/**/locales/${locale}.po`, { cwd: ROOT })) {
    const catalog = readFileSync(join(ROOT, file), 'utf8').replaceAll('"\n"', '')
    for (const [, id, text] of catalog.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm))
      texts.set(id, JSON.parse(`"${text}"`))
  }
  return id => {
    const text = texts.get(id)
    if (text === undefined) throw new Error(`no text has the id ${id}`)
    return text.includes('{') ? pattern(text) : text
  }
}

const escaped = text => text.replace(/[\\^$.*+?()[\]|]/g, '\\$&')
const pattern = text => new RegExp(escaped(text).replace(/\{\w+\}/g, '.*'))
