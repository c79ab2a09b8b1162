import { describe, expect, test } from 'vitest'
import { conceptsOf } from '../../../../src/domain/reports/concepts/concept-index.ts'
import { plain } from '../../../../src/domain/triage/speech/text/scan.ts'

const idsOf = (text: string) =>
  conceptsOf(plain(text).split(/\s+/u)).flatMap(({ ids }) => ids.filter(id => id !== 'begin' && id !== 'take'))
const share = (one: string, other: string) => idsOf(one).some(id => idsOf(other).includes(id))
const pairs = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(line => line.trim().split(' ~ ') as [string, string])

/** Term of a note ~ what is said for it. */
const SAME = `
  urinary frequency ~ I keep needing to go
  urinary incontinence ~ I leak when I cough
  urinary retention ~ holding the water back
  incomplete emptying ~ it doesn't empty properly
  haematuria ~ pink wee
  constipation ~ no poo yet
  bloating ~ tummy like a balloon
  anorexia ~ she picks at her food
  weight loss ~ weight down half a stone
  weight gain ~ I put a kilo back on
  sputum ~ mostly white stuff
  dizziness ~ everything swam
  presyncope ~ I came over funny
  peripheral oedema ~ my socks leave marks
  stenosis ~ a narrowing on the left
  wound dehiscence ~ the stitches came apart
  onychomycosis ~ a fungal nail
  tonic clonic seizure ~ he jerked all over
  facial asymmetry ~ a crooked mouth
  micrographia ~ handwriting smaller
  visual symptoms ~ trouble with your eyes
  anosmia ~ lost his sense of smell
  witnessed apnoeas ~ stops breathing in his sleep
  early morning wakening ~ awake at four
  passive suicidal ideation ~ wish I wouldn't wake up
  grandiosity ~ I had special powers
  lochia ~ bleeding since the birth
  pulmonary embolism ~ a clot in my lung
  lower respiratory tract infection ~ a chest infection
  viral infection ~ a respiratory infection
  consented ~ go on then
  incision and drainage ~ they lanced it
  local anaesthesia ~ under local
  phototherapy ~ light treatment
  histology ~ under the microscope
  haemoglobin ~ blood count
  lung function ~ the breathing test
  eGFR ~ filter rate
  omitted ~ a missed dose
  deferred ~ we'll put it off
  resolved ~ it has gone away
  responsive to treatment ~ ibuprofen sorts it
  topical treatment ~ the cream
  popliteal ~ behind the knee
  unemployed ~ lost my job
  trauma ~ did you hurt it
  great toe ~ the big toe
  дизурия ~ больно писать
  недержание мочи ~ моча подтекает
  неполное опорожнение ~ не до конца выходит
  гематурия ~ моча розовая
  запор ~ не ходил по большому
  снижение массы тела ~ похудел на пять кило
  прибавка массы тела ~ набрал килограммы
  пресинкопе потемнение в глазах ~ чуть сознание не потерял
  стеноз ~ сужение сосуда
  расхождение швов ~ шов разошёлся
  онихомикоз ~ грибок ногтя
  тонико клонический приступ ~ бился в судорогах
  микрография ~ почерк мельче
  зрительные нарушения ~ проблемы с глазами
  аносмия ~ запахи не чувствую
  апноэ ~ перестаёт дышать во сне
  суицидальные мысли ~ лучше бы не проснуться
  алопеция ~ волосы не лезут
  лохии ~ выделения после родов
  тромбоэмболия ~ тромб в лёгком
  вскрытие абсцесса ~ гнойник вскрыли
  гистология ~ под микроскоп
  самовольно ~ по своей инициативе
  стоимость ~ дорого
  безработный ~ потерял работу
  передвигается ~ ходит
  магнитно резонансная томография ~ МРТ
  рентгенография ~ снимок
  головокружение ~ голова не кружилась
  подколенная ямка ~ под коленом
  ακράτεια ούρων ~ μου φεύγουν τα ούρα
  ατελής κένωση ~ δεν αδειάζω
  σκουρόχρωμη όψη των ούρων ~ σαν κόκα κόλα
  δυσκοιλιότητα ~ έξι μέρες να ενεργηθεί
  αποβολή αερίων ~ βγάζει αέρια
  ανορεξία ~ δεν πεινάω
  απώλεια σωματικού βάρους ~ έχασε κιλά
  ζάλη ~ γυρνάνε όλα
  τονικοκλονική κρίση ~ τινάζεται ολόκληρη
  διπλωπία ~ τα βλέπω διπλά
  ξηροστομία ~ στεγνώνει το στόμα
  εμβοές ~ σφύριγμα έχω στο δεξί
  ανοσμία ~ δεν έχω όσφρηση
  αυτοκτονικός ιδεασμός ~ δεν θέλω να ζω
  πνευμονική εμβολή ~ θρόμβος στον πνεύμονα
  συγκατάθεση αποδέχεται ~ θέλω να γίνει
  ιστολογική ~ στο μικροσκόπιο
  αναβολή ~ όχι σήμερα
  με δική της πρωτοβουλία ~ από μόνη της
  έξω ακουστικός πόρος ~ ο πόρος
  μαγνητική τομογραφία ~ μαγνητική
  αξονική τομογραφία ~ αξονική
  κολύμβηση ~ μπάνιο στη θάλασσα
  άνεργος ~ έχασα τη δουλειά`

/** Alike, but of something else. */
const OTHER = `
  dysuria ~ dysphagia
  itching ~ pain
  thrombocytosis ~ thrombosis
  stable angina ~ stabbing
  unclear ~ uncle
  two grand ~ grandmother
  drain ~ drained and tired
  stoma ~ stomach
  plantar ~ planned
  analgesia ~ rectal
  brown ~ forehead
  quite ~ quit
  hypokalaemia ~ hyperkalaemia
  hyponatraemia ~ hypokalaemia
  urinary incontinence ~ urinary retention
  weight loss ~ weight gain
  consent ~ refusal
  deferred ~ discontinued
  стома ~ стоматит
  дизурия ~ дисфагия
  магнитно резонансная томография ~ КТ
  организм ~ организовать
  гипокалиемия ~ гиперкалиемия
  отложения кальция ~ отложим
  снижение массы тела ~ прибавка массы тела
  δυσουρία ~ δυσφαγία
  υποκαλιαιμία ~ υπερκαλιαιμία
  πενθήμερος ~ πένθος
  ακριβώς ~ ακριβό
  έχασα κιλά ~ πήρα κιλά`

describe('terms of notes and what is said for them', () => {
  test.each(pairs(SAME))('%s is %s', (term, said) => expect(share(term, said)).toBe(true))
  test.each(pairs(OTHER))('%s is not %s', (term, other) => expect(share(term, other)).toBe(false))
})
