import type { ConceptWords } from '../concept.ts'

/** Who is asked for an opinion: one is not the other. */
export const SPECIALTIES: ConceptWords = {
  neurologist: 'невролог | невропатолог | neurolog | νευρολογ',
  neurosurgeon: 'нейрохирург | neurosurg | νευροχειρουργ',
  cardiologist: 'кардиолог | cardiolog | heart clinic | heart specialist | καρδιολογ',
  surgeon: 'хирург | surgeon | surgical team | the surgeons | χειρουργος | χειρουργο | χειρουργου',
  endocrinologist: 'эндокринолог | endocrinolog | diabetologist | ενδοκρινολογ | διαβητολογ',
  ophthalmologist:
    'окулист | офтальмолог | глазному врачу | глазной врач | ophthalmolog | eye doctor | eye clinic | eye specialist | optician | optometr | οφθαλμιατρ | οφθαλμολογ',
  entDoctor: '=лор | =лору | =лора | отоларинголог | =ent | ear nose and throat | otolaryng | ωρλ | ωτορινο',
  gynaecologist: 'гинеколог | gynaecolog | gynecolog | γυναικολογ',
  obstetrician: 'акушер | obstetric | maternity unit | μαιευτ',
  urologist: 'уролог | urolog | ουρολογ',
  dermatologist: 'дерматолог | dermatolog | skin clinic | skin specialist | skin doctor | δερματολογ',
  rheumatologist: 'ревматолог | rheumatolog | ρευματολογ',
  orthopaedist: 'ортопед | травматолог | orthopaed | orthoped | fracture clinic | ορθοπαιδ | ορθοπεδ',
  psychiatrist: 'психиатр | psychiatr | ψυχιατρ',
  psychologist: 'психолог | психотерапевт | psycholog | psychotherap | counsellor | ψυχολογ | ψυχοθεραπ',
  gastroenterologist: 'гастроэнтеролог | gastroenterolog | γαστρεντερολογ',
  pulmonologist: 'пульмонолог | pulmonolog | chest clinic | respiratory clinic | πνευμονολογ',
  nephrologist: 'нефролог | nephrolog | kidney clinic | νεφρολογ',
  haematologist: 'гематолог | haematolog | hematolog | αιματολογος | αιματολογο | αιματολογου',
  oncologist: '=онколог | онколога | онкологу | онкологом | oncolog | ογκολογ',
  allergist: '=аллерголог | аллерголога | аллергологу | аллергологом | allergist | allergy clinic | αλλεργιολογ',
  infectionist: 'инфекционист | infectious disease | λοιμωξιολογ',
  dentist: 'зубн | стоматолог | dentist | οδοντιατρ',
  dietitian: 'диетолог | dietitian | dietician | nutritionist | διαιτολογ | διατροφολογ',
  paediatrician: 'педиатр | paediatrician | pediatrician | παιδιατρο',
  geneticist: '=генетик | генетику | генетика | geneticist | genetics clinic | γενετιστ',
  midwife: 'акушерк | midwife | μαια',
  specialist: 'специалист | specialist | ειδικος | ειδικο',
}
