import { isBag } from '../../../../contract/bag.ts'
import { NotAPerson, type Person, personOf } from './provider.ts'
import { providerFetch } from './provider-fetch.ts'

/** The provider answered the question who signed in with another status than 200. */
export class NoUserInfo extends Error {
  override readonly name = 'NoUserInfo'
}

/** X nests the person under `data`; an address that it gives is one that its owner confirmed. */
export async function xPerson(url: string, accessToken: string): Promise<Person> {
  const { data } = await userInfo(url, `Bearer ${accessToken}`)
  if (!isBag(data)) throw new NotAPerson()
  const email = data.confirmed_email
  return personOf({ subject: data.id, email, emailVerified: typeof email === 'string', name: data.name })
}

/** Yandex says of no address that it is verified, so it never joins an account. */
export async function yandexPerson(url: string, accessToken: string): Promise<Person> {
  const info = await userInfo(url, `OAuth ${accessToken}`)
  const name = info.real_name ?? info.display_name ?? info.login
  return personOf({ subject: info.id, email: info.default_email, emailVerified: false, name })
}

const ask = providerFetch()

async function userInfo(url: string, authorization: string): Promise<Record<string, unknown>> {
  const headers = { authorization, accept: 'application/json' }
  const response = await ask(url, { method: 'GET', headers, body: undefined, redirect: 'manual' })
  if (response.status !== 200) throw new NoUserInfo()
  const info: unknown = await response.json()
  if (!isBag(info)) throw new NotAPerson()
  return info
}
