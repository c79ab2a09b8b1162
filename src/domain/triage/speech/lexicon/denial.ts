import type { Lexicon } from './mark.ts'

/** Words that deny or weaken a finding: a level of consciousness, oxygen. */
export const DENIAL: Lexicon = [
  [
    { is: 'restored' },
    'it back on | put back on | back on again | обратно | вернули | вернул | снова надел* | опять надел* | надели снова | ξαναβάλαμε | ξαναέβαλα | ξαναβάζω | ξανά πάνω',
  ],
  [
    { is: 'denial' },
    "can't | cannot | can not | couldn't | could not | won't | wouldn't | don't | doesn't | didn't | hasn't | haven't | never | unable | failed to | fails to | fails | failing | failed | neither | nor | without | denies | denied | denying | no longer | no signs of | no sign of | no evidence of | no history of | no further | nothing to suggest | rules out | refuses | refused | refusing | free of",
  ],
  [
    { is: 'denial' },
    'ни | без | никогда | отрица* | отказыва* | отказал* | не может | не могли | не мог | не было | нельзя | ничего не | признаков нет | нет признаков | без признаков | исключая',
  ],
  [
    { is: 'denial' },
    'ούτε | χωρίς | δίχως | αρνείται | αρνήθηκε | ποτέ | μη | μην | αδυνατεί | καμία | κανένα | κανένας | αποκλείεται',
  ],
  [
    { is: 'limit' },
    'hardly | barely | scarcely | partly | partially | semi | half | only | just about | not fully | reduced | lowered | decreased | depressed | impaired | fluctuating | intermittently | briefly | occasionally | sometimes | at times | on and off | off and on | in and out | poorly | slightly | struggling | struggles | difficult to | hard to | difficulty | drowsy | drowsier | sleepy | lethargic | somnolent | obtunded | sluggish | less | lost | losing | loss of | unless | when | until | altered | dropping | deteriorating | questionable | possibly | almost | nearly | variably | keep | keeping | kept',
  ],
  [
    { is: 'limit' },
    'плохо | слабо | мало | частично | недостаточно | неполностью | отчасти | едва | еле | почти | только | лишь | с трудом | трудно | затруднен* | периодически | временами | местами | иногда | сонлив* | заторможен* | вял | вяла | вялый | вялая | снижен* | угнетен* | нарушен* | изменен* | ограничен* | ограниченно | формально | кратковременно | то | не сразу | непродуктивно | малоконтакт* | условно',
  ],
  [
    { is: 'limit' },
    'δύσκολα | μόλις | μόλις και μετά βίας | μετά βίας | ελάχιστα | λίγο | μερικώς | εν μέρει | σχεδόν | μόνο | διαλειπόντως | κατά διαστήματα | πότε | υπνηλί* | υπνηλικ* | ληθαργικ* | νωθρ* | μειωμέν* | επηρεασμέν* | διαταραγμέν* | πεσμέν* | όχι πλήρως | όχι και τόσο | δυσκολεύεται',
  ],
  [
    { is: 'ended' },
    'resolved | has resolved | cleared | has cleared | excluded | is excluded | subsided | settled | gone | is gone | ruled out | was ruled out | absent | исключен* | исключён* | прошл* | прошёл | купирован* | отсутствует | отсутствуют | не отмеча* | не выяв* | не видно | не замет* | не замеч* | не обнаруж* | не подтвер* | не наблюда* | в анамнезе | υποχώρησε | πέρασε | αποκλείστηκε | απουσιάζει | λύθηκε',
  ],
  [
    { is: 'aside' },
    'by the reading | in the abdomen | on palpation | при пальпации | печёночн* | диабетическ* | медикаментозн* | induced | medically induced | hepatic | diabetic | ηπατικό | διαβητικό | φαρμακευτικό | στην κοιλιά',
  ],
  [
    { is: 'worn' },
    'wearing | wears | wore | came in | arrived in | covid | for covid | infection control | glasses | медицинск* | хирургическ* | пришел | пришёл | пришла | пришли | носит | φοράει | φορά | φορούσε | φορώντας | ήρθε με | μυωπίας | πρεσβυωπίας | ηλίου | χειρουργική | κορονοϊό | covid 19',
  ],
  [
    { is: 'removal' },
    'is off | came off | fell off | fallen off | slipped | slipped off | ran out | off his | off her | off the | pulling | pulls | pulled | removed | removes | removing | taken off | took it off | taken it off | stopped | discontinued | сняли | снял | сняла | снят* | снима* | срыва* | сорвал* | убрал* | отключил* | отменил* | прекратил* | έβγαλε | έβγαλαν | βγάλαμε | βγάζει | το βγάλαμε | την έβγαλε | το έβγαλε | κόπηκε | διακόπηκε | σταμάτησε | αφαιρέθηκε',
  ],
]
