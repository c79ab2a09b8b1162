import { expect, it } from 'vitest'
import { redirectAddress } from '../../../../src/server/modules/identity/redirect-address.ts'

const at = (origin: string) => `${origin}/oauth-redirect.html`

it('answers go to the public address alone', () => {
  const origin = 'https://anamnesis.example'
  expect(redirectAddress(origin, '/oauth-redirect.html')).toBe(at(origin))
  expect(redirectAddress(origin, at(origin))).toBe(at(origin))
  for (const given of ['http://anamnesis.example', 'https://localhost', 'http://127.0.0.1', `${origin}:8443`]) {
    expect(redirectAddress(origin, at(given))).toBeNull()
  }
})

it('where the public address is this machine, its other name leads there too', () => {
  const origin = 'http://localhost:8080'
  for (const name of ['localhost', '127.0.0.1']) {
    expect(redirectAddress(origin, at(`http://${name}:8080`))).toBe(at(`http://${name}:8080`))
    expect(redirectAddress(origin, at(`http://${name}:8081`))).toBeNull()
    expect(redirectAddress(origin, at(`http://${name}.evil.example:8080`))).toBeNull()
  }
})
