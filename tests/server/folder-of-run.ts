import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A folder for helpers that several test files share in one worker; removed when all tests have ended. */
export const folderOfRun = (prefix: string): string => mkdtempSync(join(inject('folderOfRun'), prefix))
