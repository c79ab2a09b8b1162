import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { NAMES_FILE, SPRITE_FILE, spriteOf } from '../../../../../.tools/icon-sprite.ts'
import { Icon } from '../../../../../src/ui/components/icon/icon.tsx'
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

test('P §9: an icon is 24 px at the usual size of letters, and is the fragment of its name', () => {
  const { width, height, children } = Icon({ name: 'mic' }).props
  expect([width, height]).toEqual(['1.5rem', '1.5rem'])
  expect(children.props.href).toMatch(/#icon-mic$/)
})
