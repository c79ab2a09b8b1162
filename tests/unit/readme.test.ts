import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')
const readme = read('README.md')
const inCode = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

test('the example in the README equals the test file, word for word', () => {
  const [, quoted] = /```ts\n(.*?)```/s.exec(readme) ?? []
  expect(quoted).toBe(read('tests/sim/readme-example.test.ts'))
})

test('every file and folder that the README names exists, except those of the entity to be written', () => {
  const named = inCode.filter(code => /^(src|tests|workers|\.tools|\.ci|\.readme)(\/\S*)?$/.test(code))
  const linked = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)
  const paths = [...named, ...linked].filter(path => !/<|\/notes?(\/|\.)/.test(path))
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter(path => !existsSync(at(path)))).toEqual([])
})

test('every command of the README is a script, and every test that it selects is there', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...readme.matchAll(/npm (?:run )?([a-z0-9:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter(name => !scripts[name])).toEqual([])
  const selected = [...readme.matchAll(/npm run e2e -- faults\/([\w-]+)/g)].map(([, name = '']) => name)
  expect(selected.filter(name => !existsSync(at(`tests/e2e/faults/${name}.spec.ts`)))).toEqual([])
})

test('the README names every variable of the environment that the server reads, and no other', () => {
  const [, schema = ''] = /const Variables = z\.object\(\{(.*?)\n\}\)/s.exec(read('src/server/environment.ts')) ?? []
  const known = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const configuration = readme.slice(readme.indexOf('## Configuration'))
  const all = [...configuration.matchAll(/`([A-Z][A-Z0-9_]*_?)(\*?)`/g)]
  const isNamed = (name: string) => all.some(([, one = '', star]) => (star ? name.startsWith(one) : name === one))
  expect(known.filter(name => !isNamed(name))).toEqual([])
  expect(all.filter(([, one = '', star]) => !star && !known.includes(one)).map(([, one]) => one)).toEqual([])
})
