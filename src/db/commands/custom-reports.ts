import type { CustomReport } from '../../contract/entities/user.ts'
import { updateUserData } from './account.ts'
import type { CommandContext } from './context.ts'

export interface CustomReportInput {
  name: string
  description: string
  systemPrompt: string
}

/** Stores a custom report in the account and returns its id; with `id`, changes that one. Merged by id (decision 17). */
export async function saveCustomReport(
  context: CommandContext,
  { name, description, systemPrompt }: CustomReportInput,
  id: string | null,
): Promise<string> {
  const at = new Date(context.clock.now()).toISOString()
  const own = id ?? `custom_${context.clock.now()}_${context.random.uuid().slice(0, 8)}`
  const written = {
    name: name.trim(),
    description: description.trim(),
    systemPrompt: systemPrompt.trim(),
    updatedAt: at,
  }
  await change(context, reports => {
    const known = reports.find(one => one.id === own)
    const report = { createdAt: at, ...known, ...written, id: own }
    return known ? reports.map(one => (one.id === own ? report : one)) : [...reports, report]
  })
  return own
}

/** Removes a custom report; what it wrote stays in the recordings. Resolves with what `restoreCustomReport` puts back. */
export async function deleteCustomReport(context: CommandContext, id: string): Promise<CustomReport | null> {
  let removed: CustomReport | null = null
  await change(context, reports => {
    removed = reports.find(one => one.id === id) ?? null
    return reports.filter(one => one.id !== id)
  })
  return removed
}

export async function restoreCustomReport(context: CommandContext, report: CustomReport): Promise<void> {
  await change(context, reports => [...reports.filter(one => one.id !== report.id), report])
}

const change = (context: CommandContext, work: (reports: CustomReport[]) => CustomReport[]) =>
  updateUserData(context, data => ({
    ...data,
    ambientScribe: { ...data.ambientScribe, reports: work(data.ambientScribe?.reports ?? []) },
  }))
