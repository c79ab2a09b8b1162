import type { ConceptWords } from '../concept.ts'

/** When: a time of day, a day, a stage. */
export const TIMES: ConceptWords = {
  morning: '=утро | =утра | утром | утрам | утренн | morning | =am | =a.m. | mornings | πρωι | πρωιν',
  daytime:
    '=днем | за день | в течение дня | during the day | daytime | by day | τη μερα | την ημερα | στη διαρκεια τησ ημερασ',
  noon: 'полдень | в обед | noon | midday | lunchtime | μεσημερ',
  afternoon: 'после обеда | afternoon | απογευμ',
  evening: 'вечер | evening | βραδ | βραδυν',
  night:
    'ночн | =ночь | ночи | ночью | ночам | ночные | на ночь | перед сном | перед тем как лечь | before bed | πριν ξαπλωσ | πριν κοιμηθ | πριν απο τον υπνο | night | bedtime | bed time | =nocte | νυχτ | νυκτ | πριν τον υπνο | προ υπνου',
  today: 'сегодня | сегодняшн | today | this morning | tonight | σημερ',
  yesterday: 'накануне | вчера | вчерашн | yesterday | last night | εψεσ | =ψεσ | χθεσ | χτεσ | χθεσιν | χτεσιν',
  tomorrow: 'завтра | завтрашн | tomorrow | αυριο',
  dayAfter: 'послезавтра | day after tomorrow | μεθαυριο',
  monday: 'понедельник | monday | δευτερα',
  tuesday: 'вторник | tuesday | τριτη',
  wednesday: 'среду | среда | среды | wednesday | τεταρτη',
  thursday: 'четверг | thursday | πεμπτη',
  friday: 'пятниц | friday | παρασκευη',
  saturday: 'суббот | saturday | σαββατο',
  sunday: 'воскресен | sunday | κυριακη',
  weekend: 'выходн | weekend | σαββατοκυριακ',
  january: 'январ | january | ιανουαρ',
  february: 'феврал | february | φεβρουαρ',
  march: '=март | марта | марте | =march | μαρτι',
  april: 'апрел | april | απριλ',
  may: '=маи | =мая | =мае | =may | μαιο | μαη',
  june: 'июнь | июня | июне | июню | июнем | june | ιουνι',
  july: 'июль | июля | июле | июлю | июлем | july | ιουλι',
  august: 'август | august | αυγουστ',
  september: 'сентябр | september | σεπτεμβρ',
  october: 'октябр | october | οκτωβρ',
  november: 'ноябр | november | νοεμβρ',
  december: 'декабр | december | δεκεμβρ',
  spring: '=весна | весной | весны | весен | spring | ανοιξη',
  summer: '=лето | летом | =лета | summer | καλοκαιρ',
  autumn: 'осен | autumn | =fall | φθινοπωρ',
  winter: 'зима | зимой | зимы | winter | χειμων',
  lastYear:
    'прошлом году | прошлый год | прошлого года | год назад | годом ранее | годом раньше | год тому | last year | a year ago | one year ago | year earlier | a year before | περυσι | περσι | περυσιν | περσιν | πριν ενα χρονο | πριν εναν χρονο | πριν απο ενα χρονο | πριν απο εναν χρονο | ενα χρονο πριν',
  now: '=сейчас | теперь | now | currently | at present | at the moment | τωρα | αυτη τη στιγμη | σημερα',
  childhood:
    'детств | childhood | as a child | as a kid | when he was | when she was | παιδι | παιδικη ηλικια | μικρη ημουν | μικροσ ημουν',
  visitNow:
    'на приеме | при осмотре | объективно | на осмотре | при поступлении | on examination | in clinic | at the visit | today | on arrival | at presentation | κατα την εξεταση | στην εξεταση | στο ιατρειο',
  atAdmission:
    'с момента поступлен | с поступлен | со дня поступлен | on admission | at admission | since admission | since being admitted | since he was admitted | since she was admitted | since i came in | since you came in | when i came in | when you came in | απο την εισαγωγη | κατα την εισαγωγη',
  atHome: '=дома | домашн | at home | home reading | στο σπιτι',
  lastWeek:
    'прошлой недел | на той недел | неделю назад | last week | a week ago | περασμενη εβδομαδ | περασμενησ εβδομαδ | προηγουμενη εβδομαδ | πριν μια εβδομαδ | πριν απο μια εβδομαδ | την αλλη βδομαδα πριν',
  lastMonth:
    'прошлом месяц | прошлый месяц | месяц назад | last month | a month ago | περασμενο μηνα | προηγουμενο μηνα | πριν ενα μηνα | πριν εναν μηνα | πριν απο ενα μηνα',
  atStart:
    'в начале | вначале | исходно | исходная | исходный | поначалу | до лечения | до ингаляции | at first | initially | at the start | at the beginning | on arrival | at baseline | before treatment | στην αρχη | αρχικα | αρχικοσ | προ θεραπειασ | πριν τη θεραπεια',
  afterwards:
    'после ингаляц | после лечени | после введени | после укола | затем | через двадцать минут | на фоне лечени | after treatment | after the neb | afterwards | after that | minutes later | on recheck | μετα απο | μετα τη θεραπεια | στη συνεχεια | επειτα',
  christmas:
    'рождеств | новый год | нового года | новым годом | christmas | new year | thanksgiving | χριστουγενν | πρωτοχρον',
  easter: 'пасх | easter | πασχα',
  earlier:
    'в прошлом | прошлом | in the past | στο παρελθον | =ранее | раньше | earlier | previously | before | прежде | νωριτερα | προηγουμεν | назад | =ago | πριν απο',
  dayBefore: 'позавчера | day before yesterday | προχθεσ | προχτεσ',
}
