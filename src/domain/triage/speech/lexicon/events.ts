import { plain } from '../text/scan.ts'

/**
 * What happens to a person, and is never said of a value: a time beside it is the event's. No marks, since to every
 * other rule these words are unknown. A word ending in * matches every word with that prefix.
 */
const WORDS = [
  'fell | fall | falling | slipped | tripped | collapsed | fainted | blacked | crashed | hit | knocked | kicked | punched | assaulted | stabbed | stung | bitten | burnt | burned | scalded | cut | swallowed | overdosed | choked | woke | awoke | woken | twisted | sprained | operated | discharged | seizure | accident | hurts | hurting | aching | ache | headache | toothache | earache | sore | pain | pains',
  'упал* | падени* | споткнул* | поскользнул* | подвернул* | ударил* | ушиб* | сбил* | сбила | авари* | дтп | обморок* | судорог* | укусил* | ужалил* | обжег* | обжёг* | ошпарил* | порезал* | проглотил* | съел* | наглотал* | отравил* | подавил* | поперхнул* | подрал* | избил* | проснул* | прооперирован* | оперирован* | выписан* | потерял* | потеря | терял* | болит | болят | заболел* | боль | боли | болью | болями',
  'έπεσε | πτώση | γλίστρησε | σκόνταψε | χτύπησε | κατέρρευσε | λιποθύμησε | λιποθυμία | έχασε | τράκαρε | ατύχημα | σπασμούς | σπασμοί | τσίμπησε | δάγκωσε | κάηκε | ζεματίστηκε | κόπηκε | κατάπιε | πνίγηκε | ξύπνησε | στραμπούληξε | χειρουργήθηκε | εξιτήριο | πονάει | πονά | πονούσε | πόνος | πόνο | πόνους | πονοκέφαλος | πονοκέφαλο',
].flatMap(list => list.split(' | ').map(plain))

const WHOLE: ReadonlySet<string> = new Set(WORDS.filter(word => !word.endsWith('*')))
const PREFIXES: readonly string[] = WORDS.filter(word => word.endsWith('*')).map(word => word.slice(0, -1))

export const isEvent = (norm: string): boolean => WHOLE.has(norm) || PREFIXES.some(prefix => norm.startsWith(prefix))
