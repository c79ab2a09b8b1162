import type { BiomarkerDescription } from '../description.ts'

export const MARKERS_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  crp: {
    en: 'A fast marker of inflammation.',
    ru: 'Быстрый показатель воспаления.',
    el: 'Γρήγορος δείκτης φλεγμονής.',
  },
  crp_hs: {
    en: 'CRP measured finely enough to judge heart risk.',
    ru: 'СРБ, измеренный с высокой точностью для оценки сердечного риска.',
    el: 'CRP με μεγάλη ακρίβεια για τον καρδιακό κίνδυνο.',
  },
  procalcitonin: {
    en: 'Rises mostly in serious bacterial infection.',
    ru: 'Растёт в основном при тяжёлой бактериальной инфекции.',
    el: 'Αυξάνεται κυρίως σε σοβαρή βακτηριακή λοίμωξη.',
  },
  troponin_i_hs: {
    en: 'A heart muscle protein released in damage.',
    ru: 'Белок сердечной мышцы, выходящий при её повреждении.',
    el: 'Πρωτεΐνη του μυοκαρδίου που απελευθερώνεται σε βλάβη.',
  },
  nt_probnp: {
    en: 'Rises when the heart is under strain.',
    ru: 'Растёт при перегрузке сердца.',
    el: 'Αυξάνεται όταν επιβαρύνεται η καρδιά.',
  },
  d_dimer: {
    en: 'Clot breakdown product; a normal value argues against a fresh clot.',
    ru: 'Продукт распада тромба; норма делает свежий тромб маловероятным.',
    el: 'Προϊόν διάσπασης θρόμβου· φυσιολογική τιμή κάνει τον θρόμβο απίθανο.',
  },
  fibrinogen: {
    en: 'A clotting protein that also rises in inflammation.',
    ru: 'Белок свёртывания; растёт и при воспалении.',
    el: 'Πρωτεΐνη της πήξης που αυξάνεται και σε φλεγμονή.',
  },
  prothrombin_time: {
    en: 'How long one clotting route takes.',
    ru: 'Время одного из путей свёртывания.',
    el: 'Ο χρόνος μιας οδού της πήξης.',
  },
  inr: {
    en: 'Standardised prothrombin time, to steer warfarin.',
    ru: 'Стандартизованное протромбиновое время, для контроля варфарина.',
    el: 'Τυποποιημένος χρόνος προθρομβίνης, για τη βαρφαρίνη.',
  },
  aptt: {
    en: 'How long the other clotting route takes.',
    ru: 'Время другого пути свёртывания.',
    el: 'Ο χρόνος της άλλης οδού της πήξης.',
  },
  rheumatoid_factor: {
    en: 'An antibody often found in rheumatoid arthritis.',
    ru: 'Антитело, частое при ревматоидном артрите.',
    el: 'Αντίσωμα συχνό στη ρευματοειδή αρθρίτιδα.',
  },
  aslo: {
    en: 'Shows a recent streptococcal infection.',
    ru: 'Показывает недавнюю стрептококковую инфекцию.',
    el: 'Δείχνει πρόσφατη στρεπτοκοκκική λοίμωξη.',
  },
  psa_total: {
    en: 'A prostate protein; raised for many reasons.',
    ru: 'Белок простаты; повышается по многим причинам.',
    el: 'Πρωτεΐνη του προστάτη· αυξάνεται για πολλούς λόγους.',
  },
  psa_free: {
    en: 'The unbound part of PSA.',
    ru: 'Несвязанная часть ПСА.',
    el: 'Το ελεύθερο τμήμα του PSA.',
  },
  cea: {
    en: 'A marker followed over time, not a screening test.',
    ru: 'Маркер для наблюдения в динамике, не для скрининга.',
    el: 'Δείκτης παρακολούθησης, όχι προληπτικού ελέγχου.',
  },
  afp: {
    en: 'A protein followed in liver disease and pregnancy.',
    ru: 'Белок, за которым следят при болезнях печени и беременности.',
    el: 'Πρωτεΐνη για νόσους του ήπατος και την κύηση.',
  },
  ca_125: {
    en: 'A marker mainly followed in ovarian disease.',
    ru: 'Маркер, в основном при болезнях яичников.',
    el: 'Δείκτης κυρίως νόσων των ωοθηκών.',
  },
  ca_19_9: {
    en: 'A marker mainly followed in pancreatic disease.',
    ru: 'Маркер, в основном при болезнях поджелудочной железы.',
    el: 'Δείκτης κυρίως νόσων του παγκρέατος.',
  },
  ige_total: {
    en: 'The antibody class of allergy.',
    ru: 'Класс антител, связанный с аллергией.',
    el: 'Η τάξη αντισωμάτων της αλλεργίας.',
  },
}
