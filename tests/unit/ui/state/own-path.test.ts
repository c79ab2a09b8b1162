import { expect, test } from 'vitest'
import { ownPath } from '../../../../src/ui/state/session/provider/own-path.ts'

const ORIGIN = 'https://anamnesis.example'

test.each(['/', '/triage', '/health-records/upload?shared=1#top', '/a//b', '/%2F/evil.example'])(
  'open redirect: %s is a path of this origin',
  path => expect(ownPath(path, ORIGIN)).toBe(path),
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/./\\evil.example',
  'evil.example',
  '',
  `/${'a'.repeat(2000)}`,
  undefined,
  null,
  7,
  ['/triage'],
])('open redirect: %j leads to the start page', given => expect(ownPath(given, ORIGIN)).toBe('/'))
