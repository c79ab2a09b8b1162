/** Edited fields: the typed `text`, and `over`, the stored text when the edit began. */
export type FieldEdits<F extends string> = { readonly [Field in F]?: { text: string; over: string } }

type Texts<F extends string> = Readonly<Record<F, string>>

/** Returns the edits with one more; typing the original text again removes the edit. */
export function typed<F extends string>(
  edits: FieldEdits<F>,
  stored: Texts<F>,
  field: NoInfer<F>,
  text: string,
): FieldEdits<F> {
  const over = edits[field]?.over ?? stored[field]
  const { [field]: _replaced, ...others } = edits
  return (text === over ? others : { ...others, [field]: { text, over } }) as FieldEdits<F>
}

const entriesOf = <F extends string>(edits: FieldEdits<F>) =>
  Object.entries(edits) as [F, { text: string; over: string }][]

/** The typed text of each edited field. */
export const editTexts = <F extends string>(edits: FieldEdits<F>) =>
  Object.fromEntries(entriesOf(edits).map(([field, { text }]) => [field, text])) as Partial<Record<F, string>>

/** Fields that another device changed during the edit, with their stored text. */
export function changedElsewhere<F extends string>(edits: FieldEdits<F>, stored: Texts<F>): Partial<Record<F, string>> {
  const changed: Partial<Record<F, string>> = {}
  for (const [field, { text, over }] of entriesOf(edits)) {
    const now = stored[field]
    if (now !== over && now !== text.trim()) changed[field] = now
  }
  return changed
}
