import type { Lexicon } from './mark.ts'

/** Words that join, correct and date numbers, or name their holder; oxygen and consciousness. */
export const ENGLISH_TALK: Lexicon = [
  [{ is: 'over' }, 'over | on top of'],
  [{ is: 'out-of' }, 'out of'],
  [{ is: 'and' }, 'and'],
  [{ is: 'half' }, 'and a half'],
  [{ is: 'to' }, 'to | through | until'],
  [{ is: 'or' }, 'or'],
  [{ is: 'from' }, 'from | up from | down from'],
  [{ is: 'between' }, 'between'],
  [
    { is: 'correction', strong: true },
    "no wait | um no | wait no | no sorry | sorry no | i mean | i meant | correction | correct that | make that | scratch that | strike that | rather | or rather | actually | actually no | let me correct | i misspoke | misread | misread that | my mistake | my bad | wrong | that's wrong | not right | that should be | should read | that is | sorry | oops | but it's | but actually | in fact | in reality | tell a lie | i tell a lie | i lie | delete that | delete | cancel that | cancel | erase that | take that back | forget that | ignore that | disregard | disregard that | wrong patient | wrong chart | wrong one | misheard | i misheard | misspoke | misread it | i read that wrong | read it wrong | that was wrong | typo | well no | no it is | better say | or more like | more like | meant to say | i should say | should say | try again | start again | let me start again |  no no | no actually | apologies | pardon me | beg your pardon",
  ],
  [
    { is: 'correction', strong: false },
    "wait | hang on | hold on | one second | one sec | just a second | just a sec | one moment | just a moment | one minute | just a minute | let me see | let me check | let me look | let me count | let me just | let me get | let me do | let me read | let me find | bear with me | one tick | two ticks | two secs | two seconds | give me two secs | just a minute please | wait a second | wait a minute | wait a sec | wait for it | hang on a second | hang on a minute | hang on a sec | hold on a second | hold on a minute | hold on a sec | stand by | one sec please | a second | there we go | here we go | there it is | here it is | there it goes | come on | where was i | where were we | what was i saying | as i was saying | what was it | what was that | what is that | what's that | let's see | how much is that | what does it say | now then | give me a second | give me a moment",
  ],
  [{ is: 'no' }, 'no | nope | nah'],
  [{ is: 'not' }, "not | isn't | aren't | ain't | weren't | rather than | instead of | wasn't"],
  [{ is: 'contrast' }, 'but | while | whereas | though | although'],
  [
    { is: 'undetectable' },
    "unrecordable | not recordable | undetectable | not detectable | unmeasurable | not measurable | unobtainable | not obtainable | not palpable | impalpable | non palpable | nonpalpable | no palpable | not felt | not picking up | not reading | won't read | wont read | not registering | not audible | inaudible | can't hear | cannot hear | can't get | cannot get | can't obtain | couldn't get | could not get | couldn't obtain | can't feel | cannot feel | couldn't feel | can't find | cannot find | can't palpate | cannot palpate | can't measure | unable to get | unable to obtain | unable to measure | unable to record | unable to feel | unable to palpate | unable to hear | no reading | no recordable | no detectable | no trace | not tracing | no signal | not showing | not giving me | not getting a | not getting any | not getting | absent | isn't reading | isn't picking up | won't pick up | not palpated | cannot be measured | can't be measured | cannot be recorded",
  ],
  [
    { is: 'undetectable', of: 'HR' },
    'no pulse | no radial pulse | no radial | pulseless | without a pulse | no heart beat | asystolic | asystole',
  ],
  [{ is: 'undetectable', of: 'BP' }, 'no blood pressure | no pressure'],
  [
    { is: 'undetectable', of: 'RR' },
    'not breathing | apneic | apnoeic | no respirations | no respiratory effort | no breathing',
  ],
  [
    { is: 'no-fever' },
    "afebrile | apyrexial | apyrexic | no fever | no fevers | not febrile | no temperature | no temp | without fever | denies fever | denies fevers | doesn't have a fever | temperature normal | temp normal | temperature is normal | temp is normal | normothermic | fever free | no pyrexia",
  ],
  [
    { is: 'about' },
    'about | around | ballpark | or thereabouts | approximately | in the ballpark of | more or less | approximately | approx | roughly | nearly | almost | near | ish | circa | somewhere around | give or take | pushing | close to | in the region of',
  ],
  [
    { is: 'bound' },
    'above | faster than | slower than | fewer than | in excess of | shy of | a shade under | a shade over | a touch over | a touch under | a bit over | a bit under | no higher than | no lower than | anything from | anywhere from | anything up to | up to about | upwards | downwards of | minimum | maximum | above | more than | greater than | less than | below | under | at least | at most | upwards of | north of | exceeding | no more than | no less than | not above | not below | higher than | lower than | well over | just over | just under',
  ],
  [
    { is: 'vague' },
    'something | odd | or something | or other | and change | and a bit | or so | odd | plus | or so maybe | s',
  ],
  [
    { is: 'decade' },
    'twenties | thirties | forties | fifties | sixties | seventies | eighties | nineties | teens | hundreds',
  ],
  [
    { is: 'change' },
    'up from | down from | dropped | drop | dropping | fell | fallen | falling | rose | risen | increased | decreased | improved | came up | come up | came down | come down | gone up | gone down | went up | went down | went | gone | up to | down to | back to | desatted | desaturated | climbed | jumped | recovered | settled',
  ],
  [
    { is: 'time', when: 'now' },
    'now | today | currently | at present | at the moment | right now | this time | on exam | on examination | presently | just now | as we speak | tonight | this evening | this afternoon | at this point | current | current reading | nowadays | on this reading | on this one | as of now | current one | the latest is | down now | up now',
  ],
  [{ is: 'time', when: 'now', place: true }, 'here | we have | we got | we get'],
  [
    { is: 'time', when: 'next' },
    'then | after | afterwards | recount | recounted | recounting | do it again | did it again | take it again | took it again | one more time | second time | second one | second attempt | second reading | second go | another go | go again | try that again | repeated it | redo | redid | redone | on repeat | next one | post | post neb | post fluids | post bolus | after that | since then | ended up | later | subsequently | repeat | repeated | recheck | rechecked | rechecking | retake | retook | remeasured | re checked | re check | checked again | again | latest | most recent | became | followed by | following | finally',
  ],
  [
    { is: 'time', when: 'was' },
    'sheet says | the sheet says | notes say | the notes say | chart says | the chart says | on the chart | in the notes | on paper | on the sheet | handover says | letter says | when we | when he | when she | when they | when the crew | when i | by the time | on the way in | was | were | had | initially | at first | first off | first reading was | to begin with | started at | on arrival | on admission | at presentation | found | been',
  ],
  [
    { is: 'time', when: 'was', date: true },
    'this morning | since monday | since tuesday | since wednesday | since thursday | since friday | since saturday | since sunday | since last week | for days | for a week',
  ],
  [
    { is: 'time', when: 'earlier' },
    'home cuff | home bp | home reading | home readings | home monitor | home sats | home machine | home thermometer | his own machine | at handover | on handover | at scene | on the scene | on the bus | in the car | pre neb | pre fluids | pre hospital | prehospital | in resus | back then | on the night shift | last shift | at the surgery | at the surgery today | in the surgery | pre neb | pre bolus | before that | last set | last obs | last check | last reading | first reading | first one | first time | initial | initial reading | starting | before | prior | prior to | previously | previous | last time | last visit | in triage | at triage | at the scene | on scene | en route | on the way | in the rig | in the ambulance | with ems | with paramedics | with the crew | pre op | preop | pre treatment | in clinic | at the clinic | at the gp | past | history of | peaked at | highest was | lowest was | max of | as high as | as low as | at the nursing home | in the ward before | used to be | recorded at home',
  ],
  [
    { is: 'time', when: 'earlier', date: true },
    'yesterday | the other day | the day before | day before | hours ago | minutes ago | an hour ago | last night | earlier | earlier today | last week | last month | last year | ago | at home | overnight | in the morning | in the evening | in the night | two days ago | a while back',
  ],
  [
    { is: 'time', when: 'usual' },
    'usually | usual | normally | baseline | base line | at baseline | typically | runs | always | generally | chronically | chronic | ordinarily | tends to | long standing | longstanding | known to be | resting at home',
  ],
  [
    { is: 'condition' },
    'if | when it | target | targets | targeting | goal | goals | aim | aiming | aim for | keep | keeping | maintain | titrate | alarm set | alarm is set | alarm limit | limit | limits | threshold | cutoff | cut off | normal is | normal range | reference | should be above | should be below | should stay | unless | in case | call me for | notify | expected | call if | parameters | will give | gonna give | going to give | going to start | plan to | planning to | consider | considering | may need | might need | would need | ready for',
  ],
  [
    { is: 'person', sex: 'male' },
    "husband | husband's | father | father's | dad | dad's | brother | brother's | son | son's | grandfather | grandfather's | grandad | grandpa | uncle | uncle's | boyfriend | boyfriend's | nephew",
  ],
  [
    { is: 'person', sex: 'female' },
    "wife | wife's | mother | mother's | mum | mum's | mom | mom's | sister | sister's | daughter | daughter's | grandmother | grandmother's | grandma | aunt | aunt's | girlfriend | girlfriend's | niece",
  ],
  [
    { is: 'person' },
    "neighbour | neighbour's | driver | driver's | passenger | passenger's | cyclist | cyclist's | pedestrian | pedestrian's | rider | rider's | carer | carer's | visitor | visitor's | bystander | bystander's | boss | boss's | housemate | housemate's | flatmate | flatmate's | fiance | fiance's | spouse | spouse's | in law | in laws | mother in law | father in law | stepson | stepdaughter | stepfather | stepmother | godmother | student | student's | intern | intern's | parent | parents | parent's | granny | granny's | nan | nan's | grandson | grandson's | granddaughter | granddaughter's | inmate | inmate's | neighbor | neighbor's | roommate | roommate's | friend | friend's | partner | partner's | cousin | cousin's | sibling | twin | my own | colleague | colleague's | relative | relative's",
  ],
  [
    { is: 'child' },
    "teenager | teenager's | teen | adolescent | child | child's | kid | kid's | baby | baby's | toddler | toddler's | infant | infant's",
  ],
  [{ is: 'speaker' }, 'my | mine'],
  [
    { is: 'person', listed: true },
    "two casualties | three casualties | two patients | three patients | two people | two victims | both patients | both of them | one of them | the other's | other's | the others | the other gentleman | the other lady | the other man | the other woman | other man | other woman | other gentleman | other lady | gentleman next | gentleman in the next bed | gentleman opposite | man opposite | lady opposite | woman opposite | patient opposite | opposite bed | man in bed | lady in bed | woman in bed | next bed | the next bed | in the next bed | neighbouring bed | next casualty | second casualty | other casualty | first casualty | next one | the other patient | first patient | second patient | third patient | other patient | other patient's | another patient | next patient | previous patient | patient one | patient two | patient three | patient a | patient b | first one | second one | the other one | first man | second man | first woman | second woman | first guy | second guy | next door | guy next | lady next | man next | woman next | patient next",
  ],
  [
    { is: 'self', strong: true },
    "patient | patient's | the patient | our patient | our patient's | this patient | this patient's | pt | hers | his own | her own | theirs | his is | hers is | herself | himself | our man | our lady | our guy | our girl | our boy | ours | ours is | our own | this one | this one's | this gentleman | this gentleman's | this lady | this lady's | this man | this man's | this woman | this woman's | this chap | this chap's | this lad | this patient here | this is | patient here | maternal",
  ],
  [{ is: 'self', strong: false, sex: 'female' }, "she | she's | her"],
  [{ is: 'self', strong: false, sex: 'male' }, "he | he's | him | his"],
  [
    { is: 'measurer' },
    "i've got | i got | i get | i make it | i make that | i make | i count | i counted | i measured | i measure | i find | i found | we found | we measured | we counted | we make it | we've got | i'm getting | we're getting | for me | for me she's | for me he's | to me she's | to me he's | mine is | mine says | my reading is | my count is",
  ],
  [
    { is: 'agent' },
    'by | with | per | according to | lives with | as per | from | via | accompanied by | spoke to | collateral from | through',
  ],
  [
    { is: 'reports' },
    'charted | counted | wrote | documented | got a reading | says | say | said | reports | reported | states | stated | measured | took | takes | checked | called | brought | noticed | noted | tells | told | thinks | thought | gave | gives | is here | is present | is with | present | at bedside | at the bedside | found | witnessed | drove | came | is worried | worried | recorded | mentions | mentioned | concerned | rang | phoned | is a nurse | writes',
  ],
  [
    { is: 'oxygen', on: true },
    'on oxygen | with oxygen | with o2 | on o2 | on supplemental oxygen | supplemental oxygen | nasal cannula | nasal cannulae | nasal cannulas | nasal specs | nasal prongs | cannula | non rebreather | nonrebreather | non rebreathe | rebreather | rebreathe mask | reservoir mask | face mask | facemask | simple mask | oxygen mask | venturi | venturi mask | mask | high flow | high flow nasal | hfnc | hfno | optiflow | oxygen via | oxygen by | oxygen running | of oxygen',
  ],
  [
    { is: 'oxygen', on: true, event: true },
    'put on oxygen | placed on oxygen | started on oxygen | started oxygen | gave oxygen | given oxygen | oxygen started | put her on oxygen | put him on oxygen | oxygen given | oxygen applied | applied oxygen | started her on oxygen | started him on oxygen',
  ],
  [
    { is: 'oxygen', on: false },
    'room air | on room air | on air | on ra | ra | breathing air | breathing room air | off oxygen | off o2 | without oxygen | no oxygen | not on oxygen | not on any oxygen | no supplemental oxygen | no supplemental o2 | without supplemental oxygen | not requiring oxygen | no oxygen requirement | on no oxygen | no o2 | ambient air',
  ],
  [
    { is: 'oxygen', on: false, event: true },
    'came off oxygen | taken off oxygen | took off oxygen | took her off oxygen | took him off oxygen | weaned off oxygen | weaned off | weaned to room air | weaned to air | oxygen off | oxygen removed | removed oxygen | removed the oxygen | oxygen stopped | stopped oxygen | stopped the oxygen | oxygen discontinued | taken off o2 | off the oxygen | come off oxygen | took the mask off | mask off | mask removed',
  ],
  [
    { is: 'acvpu', level: 'A' },
    'a and o | a and o times three | a and o x3 | aox3 | alert and oriented | alert and orientated | fully alert | awake and alert | wide awake | awake | oriented | orientated | a on avpu | a on acvpu | a on the avpu | a on the acvpu | avpu a | acvpu a | avpu is a | a o | fully conscious',
  ],
  [{ is: 'acvpu', level: 'A', noun: true }, 'alert | conscious'],
  [
    { is: 'acvpu', level: 'C' },
    'confused | newly confused | new confusion | acute confusion | acutely confused | confusion | delirious | delirium | disoriented | disorientated | disorientation | muddled | not oriented | not orientated | altered mental status | altered mentation | c on avpu | c on acvpu | c on the acvpu | acvpu c | acvpu is c',
  ],
  [
    { is: 'acvpu', level: 'V' },
    'to voice | to voice only | voice only | to verbal | to verbal stimuli | verbal stimuli | to speech | v on avpu | v on acvpu | v on the avpu | v on the acvpu | avpu v | acvpu v | avpu is v | acvpu is v | to loud voice | to command only',
  ],
  [
    { is: 'acvpu', level: 'P' },
    'responds to pain | responds only to pain | responding to pain | responding only to pain | responds to pain only | responsive to pain | responsive only to pain | to pain only | pain only | only to pain | eyes to pain | opens eyes to pain | eyes open to pain | to painful stimuli | to painful stimulus | painful stimuli | withdraws to pain | flexes to pain | extends to pain | groans to pain | moans to pain | withdraws from pain | localises to pain | localizes to pain | localising to pain | to pain | p on avpu | p on acvpu | p on the avpu | p on the acvpu | avpu p | acvpu p | avpu is p | acvpu is p | stuporous',
  ],
  [
    { is: 'acvpu', level: 'U' },
    "unresponsive | unconscious | comatose | coma | in a coma | unresponsive to pain | unresponsive to painful stimuli | no response to pain | not responding to pain | not responsive to pain | doesn't respond to pain | does not respond to pain | not responding | doesn't respond | does not respond | not rousable | unrousable | unarousable | u on avpu | u on acvpu | u on the avpu | u on the acvpu | avpu u | acvpu u | avpu is u | acvpu is u | obtunded and unresponsive | no response",
  ],
  [
    { is: 'filler' },
    "even | flat | dead on | spot on | move over | come over | turn over | roll over | over there | over here | over to you | bend over | on the dot | regular | irregular | thready | irregularly irregular | since yesterday | since this morning | since last night | lost consciousness | loss of consciousness | not confused | no confusion | not unconscious | no loss of consciousness | not responding to voice | doesn't respond to voice | does not respond to voice | no response to voice | unresponsive to voice | not unresponsive | denies confusion | induced coma | due to pain | pupils unresponsive | fluid responsive | not disoriented | not delirious | conscious level | conscious state | conscious sedation | alert bracelet | alert card | alert called | looks | seems | appears | remains | remained | very | still | quite | completely | feels | stays | left arm | right arm | surgical mask | pain to voice | glasgow coma chart | more than usual",
  ],
  [
    { is: 'sex', sex: 'male' },
    "man | man's | male | gentleman | gentleman's | boy | boy's | guy | guy's | bloke | chap | lad | mr",
  ],
  [{ is: 'sex', sex: 'female' }, "woman | woman's | female | lady | lady's | girl | girl's | mrs | ms | miss"],
  [
    { is: 'filler' },
    "i want you to | we want you to | hypotension | hypertension | obs | observations | vitals | vital signs | manual | manually | monitor | they're | they | is | are | at | of | a | an | the | it | it's | its | reading | reads | showing | shows | um | uh | er | well | okay | ok | so | like | just | only | sitting | running | sits | in | on | there | we | have | has | got | getting | i | i've | we've | got a | comes | coming | this | that's | exactly | steady | measured at | for | you | as",
  ],
]
