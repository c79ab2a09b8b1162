import { hash } from 'node:crypto'
import { sameAddress } from '../choose-account.ts'

/** Somebody who signs in at the development provider. */
export interface DevelopmentPerson {
  subject: string
  name: string
  email: string
  emailVerified: boolean
}

/** Invented people, one for each language; the last has an address that is not verified. */
export const PEOPLE: readonly DevelopmentPerson[] = [
  { subject: 'olga', name: 'Ольга Никитина', email: 'olga.nikitina@dev.example', emailVerified: true },
  { subject: 'margaret', name: 'Margaret Holloway', email: 'margaret.holloway@dev.example', emailVerified: true },
  { subject: 'eleni', name: 'Ελένη Παππά', email: 'eleni.pappa@dev.example', emailVerified: false },
]

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The person that the sign-in page sent; null if its fields are incomplete. One address is always the same person. */
export function personOfForm(form: URLSearchParams): DevelopmentPerson | null {
  const chosen = PEOPLE.find(one => one.subject === form.get('person'))
  if (chosen) return chosen
  const email = (form.get('email') ?? '').trim()
  if (!EMAIL.test(email) || email.length > 320) return null
  const name = (form.get('name') ?? '').trim().slice(0, 200) || (email.split('@')[0] ?? '')
  const subject = `mail-${hash('sha256', sameAddress(email), 'hex').slice(0, 32)}`
  return { subject, name, email, emailVerified: form.get('verified') === 'on' }
}
