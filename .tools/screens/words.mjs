import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../workspace.mjs'

/**
 * Returns a function from an id to the interface's text in one language, by which a walk finds its buttons. A text with
 * placeholders (a name, a count) becomes a pattern.
 */
export async function wordsOf(locale) {
  const texts = new Map()
  for await (const file of glob(`src/{ui,public}/**/locales/${locale}.po`, { cwd: ROOT })) {
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
