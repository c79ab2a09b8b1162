import type { Property } from '../../../../domain/interview/template/template.ts'
import { renamedField } from '../../../../domain/questionnaires/output-schema.ts'
import type { TemplateDraft } from './use-template-form.ts'

/** The schema with the field's new name, and the checkpoints that name a field of the top by it. */
export function afterRename(
  { checkpoints }: TemplateDraft,
  path: readonly string[],
  name: string,
  schema: Property,
): Pick<TemplateDraft, 'outputSchema' | 'checkpoints'> {
  const outputSchema = renamedField(schema, path, name)
  const former = path[0] ?? ''
  if (path.length > 1 || former === name || !(name in (outputSchema.properties ?? {})))
    return { outputSchema, checkpoints }
  const renamed = (one: string) => (one === former ? name : one)
  return {
    outputSchema,
    checkpoints: checkpoints.map(one => {
      if (typeof one === 'string') return one
      const { properties, redFlagIf } = one
      return {
        ...one,
        ...(properties && { properties: properties.map(renamed) }),
        ...(redFlagIf && {
          redFlagIf: Object.fromEntries(Object.entries(redFlagIf).map(([key, values]) => [renamed(key), values])),
        }),
      }
    }),
  }
}
