import type { Lexicon } from './mark.ts'

/** Words that deny or weaken a finding: a level of consciousness, oxygen. */
export const DENIAL: Lexicon = [
  [
    { is: 'restored' },
    'switched it on | switched it off | turned it on | turned it off | turned it back | took it off | put her on | put him on | put them on | popped her on | popped him on | popped them on | stuck her on | stuck him on | started her on | started him on | weaned to | weaned down | weaned | weaning | turned it up | turned it down | turned up to | turned down to | titrated | cranked | back on | put her back | put him back |  take it off | taking it off | off for a minute | put it on | put it back | back on again | выключил* | включил* | открыл кислород | закрыл кислород | прикрутил* | открутил* | обратно | поставили | поставил | поставила | дали | прибавил* | убавил* | добавил* | увеличил* | уменьшил* | переставил* | перевели |  надели | надел | надела | вернули | вернул | снова надел* | опять надел* | надели снова | το έκλεισα | το έκλεισε | το άνοιξα | το ξανάνοιξα | το ξαναάνοιξα | το κλείσαμε | το ανοίξαμε | την ξαναφόρεσε | την ξαναέβαλε | ξαναφόρεσε | ξαναβάλαμε | του βάλαμε | της βάλαμε | του έβαλα | της έβαλα | του δώσαμε | της δώσαμε | ανεβάσαμε | κατεβάσαμε | ανεβήκαμε | κατεβήκαμε | αυξήσαμε | μειώσαμε |  ήρθε χωρίς | ξαναμπήκε | ξαναέβαλα | ξαναβάζω | ξανά πάνω',
  ],
  [
    { is: 'by-turns' },
    'without it | with it | off it | on it | с ним | без него | с ней | без неё | χωρίς αυτό | με αυτό | χωρίς αυτήν | με αυτήν',
  ],
  [
    { is: 'onto' },
    'put her on | put him on | put them on | popped her on | popped him on | popped them on | stuck her on | stuck him on | started her on | started him on | weaned to | weaned down to | turned up to | turned down to | turned it up to | turned it down to | came in on | arrived on | перевели на | посадили на | оставили на | увеличили до | уменьшили до | снизили до | подняли до | прибавили до | убавили до | приехал на | приехала на | привезли на | привёз на | κατεβήκαμε στα | ανεβήκαμε στα | κατεβάσαμε στα | ανεβάσαμε στα | ήρθε με',
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
    "is off | comes off | come off | when it's off | take it off | takes it off | took it off | came off | fell off | fallen off | slipped | slipped off | ran out | off his | off her | off the | pulling | pulls | pulled | removed | removes | removing | taken off | took it off | taken it off | stopped | discontinued | сняли | снял | сняла | снимешь | снимаешь | снять | сними | сдёрнул* | стянул* | слетела маска | сползла маска | маска слетела | маска сползла | снят* | снима* | срыва* | сорвал* | убрал* | отключил* | отменил* | прекратил* | έβγαλε | τη βγάλει | το βγάλει | την βγάλει | τη βγάζει | το βγάζει | το βγάζω | τη βγάζω | τη βγάλαμε | του το βγάλαμε | της το βγάλαμε | έφυγε η μάσκα | γλίστρησε | έβγαλαν | βγάλαμε | βγάζει | το βγάλαμε | την έβγαλε | το έβγαλε | κόπηκε | διακόπηκε | σταμάτησε | αφαιρέθηκε",
  ],
]
