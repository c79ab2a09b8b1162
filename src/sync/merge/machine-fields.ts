/**
 * Fields that no screen compares: what the file is, the server's keys, the patient a device starts with. Where two
 * devices differ in them, the server's value stays and no conflict is kept.
 */
const MACHINE_FIELDS = [
  ...['documentAssetId', 'resourceUrl', 'mimeType', 'size', 'peaks', 'locale', 'errorKey', 'speechError'],
  ...['sourceType', 'attachments', 'preferences.currentPatientId'],
].map(name => `data.${name}`)

/** True for a dotted path at or below such a field. */
export const isMachineField = (path: string): boolean =>
  MACHINE_FIELDS.some(field => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`))
