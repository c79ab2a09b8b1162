/** How high a value is, in one word: "platelets are high" for thrombocytosis. */
export const LEVELS: Readonly<Record<string, readonly [test: string, level: string]>> = {
  thrombocytosis: ['platelets', 'elevated'],
  thrombocytopenia: ['platelets', 'lowValue'],
  leucocytosis: ['wbc', 'elevated'],
  neutropenia: ['neutrophils', 'lowValue'],
  anemia: ['hemoglobin', 'lowValue'],
  hyponatremia: ['sodium', 'lowValue'],
  hypokalemia: ['potassium', 'lowValue'],
  hyperkalemia: ['potassium', 'elevated'],
  hyperlipidemia: ['cholesterol', 'elevated'],
  hyperuricemia: ['uricAcid', 'elevated'],
  hyperglycemia: ['glycemia', 'elevated'],
  hypoglycemia: ['glycemia', 'lowValue'],
  hypertension: ['bloodPressure', 'elevated'],
  hypotension: ['bloodPressure', 'lowValue'],
  liverTests: ['liver', 'normal'],
  tsh: ['thyroid', 'normal'],
}
