import { describeBiomarker } from '../../../domain/labs/catalogue/describe.ts'
import { type Handler, read } from '../../rpc/handlers.ts'

export const medicalReferenceHandlers = (): Handler[] => [
  // An id that the catalogue does not describe is left out.
  read('medicalReference.biomarkerDescriptions:get', async (_call, { biomarkerIds }) => ({
    result: [...new Set(biomarkerIds)].flatMap(id => {
      const brief = describeBiomarker(id)
      return brief ? [{ id, data: { brief } }] : []
    }),
  })),
]
