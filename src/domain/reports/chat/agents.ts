import type { Index, Unit } from './units.ts'

/** "Who performed the operation?": asks for the one who did it. */
const WHO_DID =
  /(?:^| )(?:who (?:\p{L}+ )?(?:performed|did|does|operated|prescribed|gave|referred|diagnosed|made|ordered|put|started|stopped|recommended|advised|suggested|sent)|кто (?:\p{L}+ )?(?:дела\p{L}*|сделал\p{L}*|провод\p{L}*|провел\p{L}*|оперир\p{L}*|прооперир\p{L}*|назнач\p{L}*|выпис\p{L}*|направ\p{L}*|постав\p{L}*|отмен\p{L}*|посовет\p{L}*|дал\p{L}*)|ποι(?:οσ|α|οι) (?:\p{L}+ )?(?:εκανε|εκαναν|χειρουργησε|εγραψε|εδωσε|εστειλε|παρεπεμψε|διεκοψε|συστησε|προτεινε))(?: |$)/u
const AGENT =
  / (?:doctors?|dr|gp|nurses?|surgeons?|pharmacist|chemist|midwife|physio\p{L}*|paramedics?|hospital|clinic|team|professor|myself|themselves|i|my|\p{L}+(?:ologist|iatrist)|врач\p{L}*|доктор\p{L}*|терапевт\p{L}*|хирург\p{L}*|педиатр\p{L}*|\p{L}+олог(?:а|у|ом|и|ом)?|психиатр\p{L}*|ортопед\p{L}*|ревматолог\p{L}*|медсестр\p{L}*|фельдшер\p{L}*|скорая|скорои|аптек\p{L}*|больниц\p{L}*|поликлиник\p{L}*|профессор\p{L}*|сам|сама|сами|я|мои|моя|γιατρ\p{L}*|ιατρ\p{L}*|\p{L}+λογ(?:οσ|ου|ο)|χειρουργ(?:οσ|ου|ο)|παιδιατρ\p{L}*|νοσηλευτ\p{L}*|νοσηλευτρι\p{L}*|φαρμακοποι\p{L}*|νοσοκομειο|νοσοκομειου|καθηγητ\p{L}*|μονοσ|μονη|μου) /u
const RELATIVE =
  / (?:mum|mom|mother|dad|father|wife|husband|son|daughter|sister|brother|neighbou?r|friend|мам\p{L}|мать|отец|пап\p{L}|жен\p{L}|муж\p{L}*|сын\p{L}*|доч\p{L}+|сестр\p{L}|брат\p{L}*|сосед\p{L}*|подруг\p{L}|друг|μητερα|μαμα|πατερασ|γυναικα|αντρασ|γιοσ|κορη|αδελφ\p{L}*|γειτον\p{L}*|φιλ\p{L}+) /u

export const asksWhoDid = (question: string): boolean => WHO_DID.test(question)

/** Somebody who could have done it is named in the sentence or right beside it. */
export const namesAgent = ({ units }: Index, { segment }: Unit): boolean =>
  units.slice(Math.max(0, segment - 1), segment + 2).some(({ text }) => AGENT.test(text) || RELATIVE.test(text))
