import type { Lexicon } from './mark.ts'

/** Words by which the speaker doubts or takes back what was said. */
export const UNCERTAINTY: Lexicon = [
  [
    { is: 'hedge' },
    "i think | i believe | by eye | eyeballing | my guess | at a guess | i'd guess | i'd say | i guess | i reckon | i suppose | i assume | i want to say | maybe | perhaps | possibly | probably | presumably | supposedly | allegedly | apparently | might be | may be | could be | might have been | may have been | could have been | must have been | if i remember | if i recall | from memory | something like | kind of | sort of | not sure if | says it's | let's say | let's call it | or thereabouts",
  ],
  [
    { is: 'hedge' },
    'кажется | на глаз | на глазок | навскидку | вроде | вроде бы | по моему | думаю | полагаю | наверн* | вероятно | возможно | может быть | видимо | якобы | похоже | если не ошибаюсь | если память не изменяет | по памяти | что то около | скажем | допустим | предположительно',
  ],
  [
    { is: 'hedge' },
    'νομίζω | με το μάτι | στο περίπου | μάλλον | πιστεύω | ίσως | μπορεί | πιθανόν | πιθανώς | ενδεχομένως | υποθέτω | θαρρώ | φαίνεται | λογικά | ας πούμε | αν θυμάμαι καλά | απ όσο θυμάμαι | κάπου εκεί',
  ],
  [
    { is: 'disbelief' },
    "not sure | not certain | unsure | not convinced | don't trust | do not trust | wouldn't trust | can't trust | don't believe | do not believe | can't believe | doubt it | doubt that | i doubt | can't be right | cannot be right | can't be | cannot be | that can't | doesn't look right | does not look right | don't look right | doesn't seem right | doesn't sound right | seems wrong | looks wrong | sounds wrong | seems off | looks off | is off | unreliable | not reliable | not accurate | inaccurate | questionable | dubious | suspicious | implausible | artefact | artifact | artefactual | poor trace | bad trace | trace is poor | trace is bad | trace isn't great | poor signal | bad signal | poor waveform | faulty | broken | malfunctioning | playing up | acting up | glitch* | error | depends | who knows | no idea | can't remember | don't remember | can't recall | don't recall | forgot | forget that | forget it | forget what | ignore that | ignore it | ignore the | disregard | don't write | don't chart | don't record | do not record | wrong patient | wrong chart | wrong notes | not ours | not this patient | not him | not her | someone else's | somebody else's | mixed them up | mixed up | swap those | swapped | other way round | other way around | gone again | it's gone | lost it | errored | timed out | come off | not a good reading | bad reading | dodgy",
  ],
  [
    { is: 'disbelief' },
    'сомнева* | сомнительн* | сомнение | не уверен* | не помню | не знаю | не верю | не верится | не доверя* | ненадёжн* | ненадежн* | недостоверн* | врёт | врет | глючит | барахлит | сломан* | сломал* | неисправн* | помех* | артефакт* | плохая кривая | кривая плохая | сигнал плохой | плохой сигнал | забудь* | забыл* | не записыва* | не пиши* | не может быть | быть не может | ерунд* | чушь | бред какой | чужо* | перепут* | путаю | сбросил* | слетел* | зависит | как посмотреть | наоборот | показывает ерунду | ошибка прибора | не наш* | непонятно | неясно | кто его знает | не засчитыва* | отключился',
  ],
  [
    { is: 'disbelief' },
    "δεν το πιστεύω | δεν πιστεύω | δεν το εμπιστεύομαι | δεν εμπιστεύομαι | δεν είμαι σίγουρ* | δεν είμαι βέβαι* | αμφιβάλλω | αμφιβολία | δεν στέκει | δε στέκει | δεν γίνεται | λάθος μέτρηση | χαλασμέν* | χάλασε | παράσιτα | σφάλμα | κακό σήμα | δεν θυμάμαι | δε θυμάμαι | δεν ξέρω | δε ξέρω | άστο | άσ' το | ξέχνα | ξέχνα το | ξέχασέ το | αγνόησε | αγνόησέ το | αγνοήστε | μην το γράψεις | μη το γράψεις | μην το γράφεις | εξαρτάται | μπερδεύω | μπέρδεψα | μπερδεύτηκα | ύποπτ* | αναξιόπιστ* | μηδένισε | μηδενίζει | χάθηκε | έσβησε | του διπλανού | της διπλανής | δεν είναι δικό | δεν είναι δική | το ανάποδο | ανάποδα",
  ],
  [
    { is: 'ordinal' },
    'first | second | third | next | other | another | previous | перв* | втор* | треть* | следующ* | друг* | предыдущ* | πρώτος | πρώτη | δεύτερος | δεύτερη | τρίτος | επόμεν* | άλλος | άλλη | προηγούμεν*',
  ],
  [
    { is: 'future' },
    "will | i'll | we'll | he'll | she'll | shall | going to | about to | gonna | plan is to | let me try | let's try | try her on | try him on | try them on | trial of | later on | попробу* | попыта* | будем | буду | переведу | переведём | переведем | поставлю | поставим | сниму | снимем | дам | добавлю | добавим | прибавлю | уберу | уберём | подождём | потом попроб* | θα | αργότερα θα | να δοκιμάσ* | σκοπεύω | λέω να",
  ],
  [
    { is: 'own' },
    'his own | her own | himself | herself | у неё самой | у него самого | у самой | у самого | сама | самой | сам | самого | η ίδια | ο ίδιος | ίδια | ίδιος | του ίδιου | της ίδιας',
  ],
  [
    { is: 'unmeasured' },
    "didn't take | didn't do | didn't check | didn't get | haven't done | haven't taken | haven't checked | not done | not taken | not checked | not measured yet | не мерил* | не мерили | не измерял* | не измеряли | не успел* | не считал* | δεν πήρα | δεν μέτρησα | δεν μετρήσαμε | δεν του πήρα | δεν της πήρα | δεν πήραμε",
  ],
  [{ is: 'speaks' }, 'i | я | мы | εγώ | εμείς | у меня | σε μένα'],
  [{ is: 'either' }, 'either | то ли | не то | είτε'],
  [
    { is: 'affirmation' },
    'yes | yeah | yep | yup | correct | right | exactly | confirmed | да | ага | угу | точно | верно | именно | ναι | σωστά | ακριβώς | μάλιστα',
  ],
]
