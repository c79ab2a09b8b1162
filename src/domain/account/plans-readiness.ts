import type { UserData } from '../../contract/entities/user.ts'

type Profile = NonNullable<UserData['profile']>

/** P §5: plans need a postcode and at least one applicant, each with an age. */
export function plansReady(profile: Pick<Profile, 'zipcode' | 'applicants'> | undefined): boolean {
  const applicants = profile?.applicants ?? []
  return Boolean(profile?.zipcode?.trim()) && applicants.length > 0 && applicants.every(({ age }) => isAge(age))
}

const isAge = (age: number | null | undefined) => typeof age === 'number' && Number.isFinite(age) && age >= 0
