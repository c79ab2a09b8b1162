import type { ConceptWords } from '../concept.ts'

/** More of what is said for the terms of notes, by organ; a concept that is only here is a finding. */
export const SPOKEN: ConceptWords = {
  // Eyes, ears, nose, throat.
  photopsia: 'any flashes | see flashes | seeing flashes | вспышки в глаз | молнии в глаз',
  photophobia:
    'light bothers | light hurts | lights hurt | свет меша | свет не меша | свет раздраж | ενοχλει το φωσ | φωσ με πειραζ',
  phonophobia:
    'noise bothers | noise hurts | sound bothers | звуки меша | звук меша | шум меша | шум раздраж | ενοχλει ο θορυβ',
  diplopia: 'διπλα δεν βλεπ | διπλα βλεπ | βλεπω διπλ | βλεπει διπλ',
  jaundice:
    'eyes look yellow | eyes are yellow | eyes a bit yellow | склеры желт | глаза желт | ματια κιτριν | ματια ειναι κιτριν',
  nasal: 'streaming nose | nose streaming | nose streams',
  soreThroat: 'начало драть | горло дерет | дерет горло | горло саднит | scratchy throat',
  earPain: 'otalg | оталги | ωταλγ',

  // Heart and lungs.
  rales: 'chest sounds wet | lungs sound wet | wet at both bases | wet at the bases | влажно в легк | ακουω υγρο',
  orthopnea:
    'sleep sitting up | sleeps sitting up | sleeping upright | sleeps in the recliner | на трех сплю | сплю на трех | сплю сидя | спит сидя | κοιμαμαι καθιστ',
  legSwelling:
    'ankles by the evening | feet swell | feet are swollen | ноги как бревна | ноги отекл | ноги опух | πρηζονται τα ποδ* | ποδια πρηζ | πρησμενα τα ποδ* | πρησμενα ποδ*',
  pleuritic:
    'if i breathe deep | when i breathe deep | when i cough | when i laugh | вдохну глубоко | глубоко вдохну | при глубоком вдох | παρω βαθια ανασ | παιρνω βαθια ανασ',
  cyanosis:
    'blue around the mouth | blue round the mouth | синева вокруг рт | вокруг рта посин | μπλε γυρω απο το στομ | χειλη μπλε',
  heartburn: 'retrosternal burn | οπισθοστερνικο καυσ | οπισθοστερνικου καυσ | загрудинное жжен',

  // Stomach, bowels, waterworks.
  constipation: 'bunged you up | bunged me up | bunged her up | bunged him up',
  bloating: 'tummy swells | belly swells | swollen belly | живот вздут | πρηζεται η κοιλ',
  borborygmi: 'borborygm | tummy rumbl | rumbles | rumbling | урчание | урчит | βορβορυγμ | γουργουρ',
  nausea: 'sick as a dog',
  incompleteEmptying: 'δεν αδειασ',
  sphincter: 'тазовых орган | тазовые орган | bladder and bowel function',
  weightGain: 'плюс кило | набрать вес | набрать кил*',
  weightLoss: 'кило скинул | скинул кило | скинула кило',

  // Skin, joints, nerves.
  weeping: 'legs are leaking | legs leak | ноги теку | ноги мокну',
  deformity:
    'пальцы скрюч | пальцы искрив | скрючил | crooked finger | fingers are bent | bent fingers | στραβωσαν τα δαχτ | στραβα δαχτ',
  stiffness: 'like wood | stiff as a board | деревянн | как дерев | σαν ξυλο',
  tremor: 'ετρεμα | ετρεμε | τρομο | дрожал | трясл | shook all over | trembl',
  clicking: 'щелкнул | went pop | felt a pop | heard a pop',
  hypoglycemia:
    'sugar dropped | low sugar | sugar went low | having lows | сахар упал | сахар падал | низкий сахар | επεσε το ζαχαρο | ζαχαρο επεσ | χαμηλο ζαχαρ',
  radiation: 'goes into the | going into the | shoots into',
  backPain: 'back went | put my back out | спину прихват | спину заклин | πιαστηκε η μεση',
  selfHarm:
    'χαρακων | режешь себя | режет себя | резала себя | резал себя | cutting herself | cuts herself | самоповрежд',
  fever: 'затемператур',
  staphAureus: 'staph aureus | s aureus | aureus | золотистый стаф | золотист* | χρυσιζων | χρυσιζοντ',
  eColi: 'e coli | =coli | escherichia | эшерих | кишечная палоч | кишечной палоч | κολοβακτηρ',
  menopause: 'periods stopped | my periods have stopped | месячные прекрат | месячных больше нет | σταματησε η περιοδ',
}

export const SPOKEN_CARE: ConceptWords = {
  surgery: '=op | theatre',
  grafting: 'transplantation | new kidney | new liver | пересаженн | пересадк | μεταμοσχευ',
  elevationOfLimb: 'leg up | legs up | ногу повыше | ноги повыше | ποδι ψηλα | ποδια ψηλα',
  iud: 'ενδομητριο σπειραμ',
  inhaler:
    'ингаляционная терап | ингаляционной терап | ингаляционную терап | inhaled therapy | εισπνεομενη αγωγ | εισπνεομενησ αγωγ',
  hospitalization: 'in overnight | overnight stay | остаться на ночь | оставим на ночь | μεινετε το βραδυ μεσα',
  sickLeave: 'sign you off | signed you off | sign me off | sign yourself off',
  occupationalTherapy: 'occupational therap | эрготерап | εργοθεραπ',
}

export const SPOKEN_TESTS: ConceptWords = {
  weight: 'взвешивал | взвесил',
  wbc: 'leucocyte | leucocytes',
  gastroscopy: 'camera down the throat | one down the throat | tube down the throat',
  contrastSwallow: 'barium | рентген пищевода с барием | βαριουχο γευμ',
  sampleTest: 'συλλογη δειγμ',
}

export const SPOKEN_SOFT: ConceptWords = {
  awake: 'пробужден | awaken | αφυπν',
  stool: 'stool frequency | частота стула',
  refuse: 'не поеду | не лягу | not going back on | not going in | δεν παω',
  uneven: 'неровн',
  positive: '=grew | высеял',
}

export const SPOKEN_LIFE: ConceptWords = {
  bathing:
    'купан | купать | ванне | ванну | помыть | bathing | have a bath | take a shower | showering | μπανιο κανει | λουζεται',
}
