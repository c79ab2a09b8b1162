/**
 * Fields that no person reads: files and their form, keys of the server, and the patient a device starts with. Where
 * two devices differ in them the server's value stays; nobody is asked.
 */
const MACHINE_FIELDS = [
  ...['documentAssetId', 'resourceUrl', 'mimeType', 'size', 'peaks', 'locale', 'errorKey', 'speechError'],
  ...['sourceType', 'attachments', 'preferences.currentPatientId'],
].map(name => `data.${name}`)

/** True for a dotted path at or below such a field. */
export const isMachineField = (path: string): boolean =>
  MACHINE_FIELDS.some(field => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`))
