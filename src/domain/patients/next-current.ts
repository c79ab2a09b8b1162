/** The patient who becomes current when `gone` is deleted: the next in the list, else the previous (decision 114). */
export function nextCurrent<P extends { clientId: string }>(patients: readonly P[], gone: string): P | null {
  const at = patients.findIndex(({ clientId }) => clientId === gone)
  return patients[at + 1] ?? patients[at - 1] ?? null
}
