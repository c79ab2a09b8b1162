import { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { FieldOperation } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import { applyPatch } from '../account/apply-patch.ts'

/** Applies field operations to the data of a record (decision 17). Throws UNPROCESSABLE if the result is invalid. */
export function patched(data: HealthRecordData, patch: readonly FieldOperation[] | undefined): HealthRecordData {
  if (!patch) return data
  const read = HealthRecordData.safeParse(applyPatch(data, patch))
  if (read.success) return read.data
  throw new ContractError('UNPROCESSABLE', 'The data would not be that of a record.', {
    errorType: 'InvalidRecordData',
    issues: read.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message })),
  })
}
