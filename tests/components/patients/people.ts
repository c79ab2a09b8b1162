import type { RowOf } from '../setup/fake-server.ts'
import type { App } from '../setup/open-app.tsx'

/** Patients on the server, oldest first; lists show the newest first. */
export const PEOPLE = [
  { name: 'Priya Nair', data: { nickname: 'Priya', dateOfBirth: '1968-05-02', gender: 'female' } },
  { name: 'Tom Whitaker', data: { nickname: 'Tom', dateOfBirth: '2019-11-30', gender: 'male' } },
  {
    name: 'Margaret Holloway',
    data: {
      ...{ nickname: 'Maggie', dateOfBirth: '1941-03-17', gender: 'female' },
      contactInfo: { phone: '+442079460000', email: 'm.holloway@example.org', address: '4 Canal Street, Leeds' },
      recentVitalSigns: { height: 162, weight: 71, bloodPressure: '138/84', bloodGroup: 'A+' },
      insurance: { number: '943 476 5919', company: 'NHS' },
      description: 'Type 2 diabetes, hip replacement in 2019.',
    },
  },
] satisfies RowOf<'patients'>[]

const HOUR = 3_600_000

/** Option `store` of `openApp`: pulls these patients. */
export const withPatients =
  (people: readonly RowOf<'patients'>[] = PEOPLE) =>
  ({ server }: App) =>
    server.pulls(
      'patients',
      ...people.map((one, hours) => ({
        ...one,
        createdAt: new Date(Date.UTC(2026, 8, 1) + hours * HOUR).toISOString(),
      })),
    )
