import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDED = ['src/domain/reports/{chat,check,sections,tables,talk,text}/**/*.ts', 'src/domain/drugs/drug-context.ts']
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)/
const REGEX = /(?<=(?:^|[=(,:[!?&|]|return)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[dgimsuvy]*/g
/** Letters that folding takes away: й, ё, ς, and Greek ones with an accent. */
const NEVER_THERE = /[ёйςάέήίόύώϊϋΐΰ]/u

test('no pattern over folded words has a letter that folding takes away', () => {
  const lines = FOLDED.flatMap(folder => globSync(folder)).flatMap(file => readFileSync(file, 'utf8').split('\n'))
  const patterns = lines.flatMap(line => (COMMENT.test(line) ? [] : (line.match(REGEX) ?? [])))
  expect(patterns.length).toBeGreaterThan(400)
  expect(patterns.filter(pattern => NEVER_THERE.test(pattern))).toEqual([])
})
