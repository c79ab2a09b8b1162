import type { UserData } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'

/** P §5 and §6: the demo role on the basic plan neither uploads nor loads demo data. Throws FORBIDDEN. */
export function refuseDemoOnBasic({ profile, plan = 'basic' }: UserData): void {
  if (profile?.role !== 'demo' || plan !== 'basic') return
  throw new ContractError('FORBIDDEN', 'A demo account on the basic plan may not do this.', {
    errorType: 'NoDemoPermission',
    i18nKey: 'messages.noDemoPermission',
  })
}
