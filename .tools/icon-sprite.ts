import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
const folder = fileURLToPath(new URL('../src/ui/components/icon/', import.meta.url))
export const NAMES_FILE = join(folder, 'icon-names.ts')
export const SPRITE_FILE = join(folder, 'icons.gen.svg')

const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/** The sprite of these names, each as the symbol `icon-{name}`. Throws on a name that lucide does not know. */
export function spriteOf(names: readonly string[]): string {
  const symbols = [...names].sort().map(name => {
    const svg = readIcon(name)
    const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/\s+/g, ' ')
    return `<symbol id="icon-${name}" viewBox="0 0 24 24" ${STROKE}>${shapes.trim()}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function readIcon(name: string): string {
  try {
    return readFileSync(join(lucide, `${name}.svg`), 'utf8')
  } catch (cause) {
    throw new Error(`icon-names.ts names "${name}", which lucide-static does not have`, { cause })
  }
}

async function writeSprite() {
  // The query makes Node read the file again after a change.
  const { ICON_NAMES } = await import(`${NAMES_FILE}?${statSync(NAMES_FILE).mtimeMs}`)
  const sprite = spriteOf(ICON_NAMES)
  if (readFileSync(SPRITE_FILE, { encoding: 'utf8', flag: 'a+' }) !== sprite) writeFileSync(SPRITE_FILE, sprite)
}

/** Vite plugin: writes the sprite before a build and whenever the names change; an unknown name stops the build. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    buildStart: writeSprite,
    async hotUpdate({ file }) {
      if (file === NAMES_FILE) await writeSprite()
    },
  }
}
