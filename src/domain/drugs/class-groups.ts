/** Classes that a group's name covers: a painkiller may be an NSAID or an opioid. A group always covers its own class. */
export const CLASSES_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
  antibiotic: [
    'penicillin',
    'cephalosporin',
    'carbapenem',
    'monobactam',
    'macrolide',
    'fluoroquinolone',
    'tetracycline',
    'lincosamide',
    'nitroimidazole',
    'nitrofuran',
    'phosphonic antibiotic',
    'trimethoprim',
    'sulfonamide antibiotic',
    'aminoglycoside',
    'glycopeptide',
    'oxazolidinone',
    'rifamycin',
    'amphenicol',
    'polymyxin',
    'topical antibiotic',
  ],
  analgesic: ['NSAID', 'opioid', 'pyrazolone analgesic'],
  NSAID: ['NSAID topical'],
  diuretic: [
    'loop diuretic',
    'thiazide diuretic',
    'thiazide-like diuretic',
    'mineralocorticoid antagonist',
    'potassium-sparing diuretic',
    'osmotic diuretic',
    'carbonic anhydrase inhibitor',
  ],
  anticoagulant: ['low molecular weight heparin', 'antiplatelet'],
  antidepressant: ['SSRI', 'SNRI', 'tricyclic antidepressant'],
  corticosteroid: ['inhaled corticosteroid', 'inhaled corticosteroid combination'],
  'combined oral contraceptive': ['progestogen-only contraceptive', 'progestogen'],
  'local anaesthetic': ['amide local anaesthetic', 'ester local anaesthetic'],
  hypnotic: ['benzodiazepine'],
}

export const isOfGroup = (drugClass: string | null, group: string | null): boolean =>
  drugClass !== null &&
  group !== null &&
  (drugClass === group || (CLASSES_OF_GROUP[group]?.includes(drugClass) ?? false))
