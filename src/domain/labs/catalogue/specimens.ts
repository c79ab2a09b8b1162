/** What was examined; the same name means another test in another specimen. */
export type Specimen = 'blood' | 'urine' | 'other'
