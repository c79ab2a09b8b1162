import type { Cues } from './cues.ts'

export const GREETING: Cues = {
  ru: `здравствуйте, здравствуй, добрый день, доброе утро, добрый вечер, проходите, присаживайтесь, садитесь пожалуйста, до свидания, всего доброго, всего хорошего, будьте здоровы, выздоравливайте, поправляйтесь, хороших выходных, хорошего дня, слушаю вас, рад вас видеть, рада вас видеть, как добрались, пока пока, не болейте, счастливо, до встречи, заходите, садитесь, удачи`,
  en: `hello, hi, hi there, good morning, morning, good afternoon, good evening, come on in, come in, have a seat, take a seat, sit down, nice to meet you, nice to see you, good to see you, thanks for coming, sorry to keep you, how are you, good luck, goodbye, bye, have a good, have a nice, have a great, take care, see you, cheers, you're welcome, no problem, my pleasure, happy to help, say hello, say bye`,
  el: `καλημερα, καλησπερα, καλη σασ μερα, γεια σασ, γεια, γεια σου, χαιρετε, περαστε, καθιστε, ελατε μεσα, τι κανετε, χαιρομαι, αντιο, στο καλο, περαστικα, καλη συνεχεια, να στε καλα, να ειστε καλα, καλο πασχα, χρονια πολλα, καλεσ γιορτεσ, καλο σαββατοκυριακο, καλο καλοκαιρι, να τα χαιρεστε, καλο απογευμα, καλο βραδυ, καλο μηνα, καλη χρονια, καλα χριστουγεννα`,
}
export const THANKS: Cues = {
  ru: `спасибо, благодарю`,
  en: `thank you, thanks, appreciate it`,
  el: `ευχαριστω, ευχαριστουμε, σασ ευχαριστω`,
}
/** Pure acknowledgements. */
export const ACK: Cues = {
  ru: `понятно, ясно, хорошо, ладно, так, угу, ага, ну, вот, значит, ок, окей, правильно, и правильно, конечно, отлично, замечательно, молодец, прекрасно, договорились, поняла, понял, все поняла, все понял, я так и поняла, это важно, положено спрашивать, отлично, да, верно, точно, это точно, бывает, ничего, продолжаем, сделаю, приду, обязательно, постараюсь, буду, запишу, запомню, хорошо доктор, ладно доктор, поняла доктор, понял доктор, всё, дальше, ничего страшного`,
  en: `okay, ok, right, alright, all right, sure, fine, great, good, perfect, excellent, lovely, i see, got it, understood, will do, of course, absolutely, yes, yeah, yep, mm hmm, uh huh, mhm, hmm, well, so, oh, ah, makes sense, fair enough, sounds good, that's fine, that's good, that's right, i can, exactly, no worries, very good, well done, wonderful, brilliant, i understand, no rush, go ahead, go on, thought so, sorry to hear that, i'm sorry to hear that, i bet, ha`,
  el: `ναι, ναι ναι, μαλιστα, ωραια, ενταξει, οκ, οκει, καταλαβα, κατανοητο, βεβαιως, βεβαια, φυσικα, συμφωνοι, σωστα, πολυ σωστα, τελεια, εντάξει γιατρε, μπραβο, καλα, λοιπον, α, αχα, ευτυχωσ, οπωσ νομιζετε, οπωσ πειτε, συνεχιζω, συνεχιζουμε, θα το κανω, θα προσπαθησω`,
}
/** Weather, traffic, food, toys, gossip, compliments, calls to the secretary and commands of dictation. */
export const SMALL: Cues = {
  ru: `припарков*, парковк*, пробк*, погод*, дожд*, снег, жара на улице, мороз, автобус*, метро, дача, дачу, даче, картошк*, огород*, рассад*, урожай, внуков, премий, премию, директор, начальник*, зарплат*, праздник*, новый год, рождеств*, футбол, сериал, телевизор*, мультик*, игрушк*, машинк*, кукл*, динозавр*, мишк*, зайчик*, наклейк*, конфет*, не бойся, какая красивая, какой большой, какое платье, ремонт*, очередь, в очереди, регистратур*, кабинет*, расписани*, кондиционер*, мёд, варень*, пирог*, шашлык*, насмешили, смешно, весело, шутите, шучу, представляете, кино, концерт*, билет*, день рождения, свадьб*, отдых*, пожелани*, телефон звонит, секунду, минуточку, не пишите, поставьте, распечатайте, запишите число, сегодняшнее число, номер карты, в двух экземплярах, маску можете, бахил*, куртку, пальто, отвлекли, на чем мы, где мы остановились, политик*, цены, бензин, рыбалк*, кошка дома, собака одна, домой ехать`,
  en: `traffic, parking, park the car, roundabout, bus, train, weather, rain, raining, snow, sunny, hot out, cold out, running behind, running late, running a bit behind, football, soccer, game, match, hockey, movie, tv show, vacation pictures, wedding, birthday, party, christmas, thanksgiving, easter, halloween, dinosaur*, stegosaurus, teddy, toy, toys, sticker*, lollipop, boots, dress, superhero, cartoon, garden, tomatoes, cake, recipe, lovely, pretty, cute, big boy, big girl, brave, wait did, waiting room, receptionist, coffee machine, the noise, rest of your, enjoy, letter, copy this, pharmacy thanks, transcribe, dictation, dictated, secretary, please type, left the door, back on, hold on, phone's ringing, phone is ringing, one second, one moment, excuse me, interruption, politics, elections, gas prices, boss, kidding, joking, joke, funny, laugh, haha, swim on sunday, grandkids, puppy, kitten, shy, say hello, say bye, paint*, decorat*`,
  el: `κινηση, παρκινγκ, παρκαρ*, βροχη, ζεστη εξω, κρυο εξω, ο καιροσ, καυσωνα, λεωφορειο, μετρο, εγγονι*, πασχα, χριστουγεννα, γιορτη, γαμο*, βαφτισι*, χωριο, ελιεσ, λαδι, κηπο, ποδοσφαιρο, ομαδα, ολυμπιακοσ, παοκ, τηλεοραση, σιριαλ, σειρα, παιχνιδι*, δεινοσαυρ*, κουκλα, αυτοκινητακι, ζωγραφια, αυτοκολλητο, τι ομορφο, μην φοβασαι, μη φοβασαι, γλυκο, πιτα, συνταγη για, ουρα στη, περιμεναμε, αναμονη εξω, πλακα, αστειο, αστειευομαι, δοξα τω θεω, με τρεχουν, γραφε, γραψε το, στειλε το, χτυπαει το κινητο, χτυπαει το τηλεφωνο, κινητο μου, τηλεφωνο μου, περιμενετε, ενα λεπτο, μια στιγμη, κλεισε την πορτα, ανοιξε την πορτα, υπαγορευση, εκτυπωσε, φακελο, θεσσαλονικη, διακοπεσ, καφενειο, πολιτικ*, αυξησεισ, μισθο*`,
}
export const COMMAND: Cues = {
  ru: `с новой строки, новая строка, абзац, новый абзац, точка, запятая, двоеточие, конец диктовки, конец записи`,
  en: `new paragraph, new line, next line, full stop, period, comma, colon, end of dictation, end of note, end dictation`,
  el: `νεα παραγραφοσ, νεα γραμμη, τελεια, κομμα, τελοσ υπαγορευσησ, αλλη παραγραφοσ`,
}
/** Opens the visit without naming anything: not worth printing before its answer. */
export const OPEN_QUESTION: Cues = {
  ru: `что вас беспокоит, что беспокоит, на что жалу*, рассказывайте, что случилось, с чем пришли, с чем пожаловали, чем могу помочь, что у вас, что у нас, как самочувствие, как себя чувствуете, как дела, что привело, слушаю, что еще, еще что нибудь, еще что то, вопросы есть, вопросы, все понятно`,
  en: `what can i do for you, what brings you, what's brought you, what's going on, what's been going on, what seems to be, how can i help, what's the problem, what happened, how are you feeling, how have you been, how are things, how's it going, what's up, anything else, any questions, any other concerns, tell me, who have we got`,
  el: `τι σασ φερνει, τι σε φερνει, τι συμβαινει, πειτε μου, πεσ μου, τι εχετε, τι σασ συμβαινει, τι προβλημα, πωσ ειστε, πωσ εισαι, πωσ νιωθετε, πωσ παμε, τι κανετε, σασ ακουω, τι εγινε, κατι αλλο, εχετε αποριεσ, αποριεσ, πωσ μπορω να`,
}
