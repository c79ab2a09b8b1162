/** Lists that other features show on the home screen. */
export type HomeList = 'recordings' | 'triages' | 'findings' | 'results'
export type HomePlace = 'record' | 'triage' | 'upload' | 'patients' | 'labResults'

interface HomeOrder {
  /** The first one is the large one. */
  places: readonly HomePlace[]
  lists: readonly HomeList[]
}

/** The role decides what comes first, never what may be used (decision 26); any role but a doctor's is a patient's. */
export function homeOrder(role: string | undefined): HomeOrder {
  return role === 'doctor'
    ? {
        places: ['record', 'triage', 'upload', 'patients', 'labResults'],
        lists: ['triages', 'recordings', 'findings', 'results'],
      }
    : {
        places: ['upload', 'labResults', 'record', 'triage', 'patients'],
        lists: ['results', 'recordings', 'triages'],
      }
}
