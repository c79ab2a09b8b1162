import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { NAMES_FILE, SPRITE_FILE, spriteOf } from '../../../../../.tools/icon-sprite.ts'
import { ICON_NAMES } from '../../../../../src/ui/components/icon/icon-names.ts'

const ui = fileURLToPath(new URL('../../../../../src/ui/', import.meta.url))

test('the sprite holds exactly the named icons', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8')).toBe(spriteOf(ICON_NAMES))
})

test('every named icon is used', () => {
  const code = globSync(`${ui}**/*.{ts,tsx}`)
    .filter(file => file !== NAMES_FILE)
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  expect(ICON_NAMES.filter(name => !code.includes(`'${name}'`) && !code.includes(`"${name}"`))).toEqual([])
})

test('an unknown name stops the build', () => {
  expect(() => spriteOf(['activity', 'no-such-icon'])).toThrow('no-such-icon')
})
