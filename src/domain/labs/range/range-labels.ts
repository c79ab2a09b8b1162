import { phrases } from '../text/phrases.ts'

/** Of whom or of what a printed range speaks. */
export type RangeLabel =
  | 'male'
  | 'female'
  | 'child'
  | 'adult'
  | 'follicular'
  | 'ovulatory'
  | 'luteal'
  | 'menopause'
  | 'pregnancy'
  | 'normal'
  | 'abnormal'

export const RANGE_LABELS = phrases<RangeLabel>([
  ['male', 'м | муж | мужчины | мужчин | мужчина | мужской | мужск | m | male | males | men | man'],
  ['male', 'ανδρες | ανδρας | ανδρων | ανδ | αρρεν | αρρενες | α'],
  ['female', 'ж | жен | женщины | женщин | женщина | женский | женск | f | w | female | females | women | woman'],
  ['female', 'γυναικες | γυναικα | γυναικων | γυν | γ | θηλυ | θηλεις | θ'],
  ['child', 'дети | детей | ребенок | новорожденн* | подростк* | children | child | infant* | newborn* | adolescent*'],
  ['child', 'παιδια | παιδι | νεογνα | βρεφη | εφηβοι'],
  ['adult', 'взрослые | взрослых | взрослый | adult | adults | ενηλικες | ενηλικων'],
  ['follicular', 'фолликул* | фолл | фаза фолликул* | пролифератив* | follicular | proliferative | foll'],
  ['follicular', 'ωοθυλακικη* | θυλακικη* | παραγωγικη*'],
  [
    'ovulatory',
    'овул* | овуляторн* | середина цикла | середине цикла | предовул* | пик овул* | ovulat* | mid cycle | midcycle',
  ],
  ['ovulatory', 'ωορρη* | ωορηξ* | ωοθυλακιορρη* | μεσο κυκλου | μεσο του κυκλου | μεσοκυκλιο'],
  ['luteal', 'лютеин* | лют | секреторн* | luteal | ωχρινικη* | ωχρινοτροπ* | εκκριτικη'],
  ['menopause', 'постменопауз* | пост менопауз* | менопауз* | postmenopaus* | post menopaus* | menopaus*'],
  ['menopause', 'εμμηνοπαυσ* | μετεμμηνοπαυσ* | μετα εμμηνοπαυσ*'],
  ['pregnancy', 'беременн* | триместр* | pregnan* | trimester | κυησ* | εγκυμοσυν* | εγκυοι | τριμηνο'],
  [
    'normal',
    'норма | норме | нормальн* | адекватн* | оптимальн* | достаточн* | желательн* | целев* | отрицательн* | отриц',
  ],
  ['normal', 'низкий риск | normal | optimal | desirable | sufficient | sufficiency | adequate | low risk | negative'],
  ['normal', 'non reactive | nonreactive | healthy | target | φυσιολογικ* | επιθυμητ* | επαρκη* | επαρκεια | ιδανικ*'],
  ['normal', 'βελτιστ* | αρνητικ* | χαμηλος κινδυνος'],
  [
    'abnormal',
    'дефицит* | недостаточн* | недостаток | погранич* | повышен* | высок* | очень | избыт* | токсич* | низк*',
  ],
  [
    'abnormal',
    'положительн* | полож | сомнительн* | преддиабет | диабет | умерен* | тяжел* | риск* | выражен* | патолог*',
  ],
  [
    'abnormal',
    'deficien* | insufficien* | borderline | high | elevated | low | very high | very low | prediabetes | diabetes',
  ],
  [
    'abnormal',
    'pre diabetes | toxic* | excess* | equivocal | indeterminate | positive | moderate* | average | severe*',
  ],
  [
    'abnormal',
    'intermediate | near optimal | above optimal | near or above optimal | reactive | mild* | risk | critical',
  ],
  ['abnormal', 'ελλειψη | ανεπαρκ* | οριακ* | υψηλ* | αυξημεν* | διαβητ* | προδιαβητ* | σακχαρωδη* | τοξικ* | θετικ*'],
  ['abnormal', 'αμφιβολ* | χαμηλ* | μετριος | κινδυνος | παθολογικ* | σοβαρη'],
])

/** Words for one bound, before or after its number. */
export const BOUND_WORDS = phrases<'<' | '<=' | '>' | '>='>([
  ['<', 'менее | меньше | менее чем | ниже | less than | below | under | lower than | lt'],
  ['<', 'κατω απο | κατω των | κατω του | μικροτερο απο | μικροτερη απο | μικροτερο του | λιγοτερο απο'],
  [
    '<=',
    'до | не более | не более чем | не выше | не больше | up to | upto | not more than | no more than | not above',
  ],
  ['<=', 'max | maximum | макс | максимум | at most | εως | μεχρι | ως | εως και | μεχρι και | ανωτερο'],
  ['>', 'более | больше | более чем | выше | свыше | above | over | greater than | more than | higher than | gt'],
  ['>', 'ανω των | ανω του | ανω | πανω απο | μεγαλυτερο απο | μεγαλυτερη απο | μεγαλυτερο του'],
  ['>=', 'от | не менее | не ниже | at least | min | minimum | мин | минимум | from | not less than | no less than'],
  ['>=', 'απο | τουλαχιστον | οχι λιγοτερο απο'],
])

/** Words behind a number that open it on one side. */
export const BOUND_ENDINGS = phrases<'<=' | '>='>([
  ['>=', 'и более | и выше | и больше | and above | and over | or more | or above | or higher | or greater | και ανω'],
  ['<=', 'и менее | и ниже | и меньше | and below | or less | or below | or lower | και κατω'],
])
