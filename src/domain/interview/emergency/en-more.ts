import { cues, idioms } from './en-more-cues.ts'
import { findings } from './en-more-findings.ts'
import type { MoreWords } from './rules.ts'

/** Rarer wordings of `en.ts`, which the first question does not wait for. */
export const more: MoreWords = {
  findings,
  idioms,
  cues,
  concepts: {
    fails: 'every few minutes',
    oneEye:
      'one side of my vision|half of (?:my|his|her) (?:sight|vision)|half (?:of )?(?:his|her) vision|(?:left|right) side of (?:my|his|her) vision|eye on the (?:left|right)',
    chest:
      'left side of my chest|breast ?plate|chest ?bone|brest ?bone|chest wall|solar plexus|bosom|sternem|ticker|thorax|left breast|chest cavity|behind (?:my|the|his|her) ribs|under (?:my|the|his|her) ribs|cheast|chst|chesst|hart|bust|boobs?|breasts|chest area',
    cannot:
      'harder and harder|impossible|snatch*|worsening|can only|isnt enough|havent got|suffocat*|agony|weaker|desperately|hardly any|barely any|very little|so little|wheez*|hard for (?:me|him|her) to',
    limb: 'one side of (?:my|his|her) body|half of (?:his|her) body|left half|right half|one half of (?:me|him|her)|half of (?:me|him|her)|left hand|right hand|legs and|one of (?:my|his|her) (?:arms|legs|hands)',
    talk: 'what (?:hes|shes|he|she|im) (?:saying|says)|speach|what comes out|comes out of (?:his|her|my) mouth|what (?:he|she|i|mum|dad) says|when (?:he|she|i) (?:speaks?|talks?)|language',
    garbled:
      'doesnt make sense|foreign language|all over the place|incomprehensible|couldnt understand|(?:arent|isnt|not|werent) (?:real|right|proper|words|english|coherent|clear)|made up|nonsens*|nonsensical|bizarre|inventing|unclear|sloppy|drawl*|in slow motion|noises|grunts|mangl*|mash*|mess|messed|hash|all wrong|every other|swapp*|replac*|losing|vanish*|trapped|(?:wont|wouldnt|didnt|dont|doesnt|arent) (?:come|form|join|leave|work|working)|refus*|nothing comes|alien|double dutch|gabbl*|gobbl*|gargl*|tipsy|plastered|sozzled|pissed|boozed|slured|gone funny|different language|klingon|martian',
    swell:
      'twice (?:its|their|the|his|her)|thicker|fatter|grown|grew|too large|barely fits|hardly fits|hanging out|size of (?:a|an) [^ ]+|like a (?:balloon|melon|pumpkin|hamster|boxer|football|golf ball|tennis ball)|ballon*|swelled|swells|swolled|swelld|swoolen|larger|engorg*',
    throat: 'back of (?:my|his|her) throat|toungue|toung|tung|throte|gullet|epiglottis',
    flow: 'dripping everywhere|trickling nonstop|cant get it to stop|towel after towel|pressure(?: [^ ]+){0,6} (?:still|no good|not)|through (?:every|each|all|bandage*|dressing*|tea ?towels?|t ?shirts?|kitchen roll|clothes|trousers|jeans|layers)|all over me|cant stem|staunch*|stanch*|wont let up|unstoppable|no sign of stopping|cant be stopped|wont quit|refuses to stop|wont dry|pulsing|pulsat*|in spurts|with every (?:heart)?beat|down my (?:arm|leg|legs|face|throat)|dripping off|pooling|waterfall|geyser|bath of|sink full|bowl full|bowlful|bucketful*|jugful*|cupful*|cups of|mugful|massive*|huge amount*|great deal|saturat*|sodden|litre|hours straight|like water|lashing|poured|tipping out|chucking out|gushed|running into|into (?:my|his|her) eyes',
    person:
      'teenager|teen|student|pupil|patient|guy|bloke|customer|client|guest|cousin|nephew|niece|twin|twins|fiance|fiancee|roommate|housemate|lady|gentleman|teacher|coworker|workmate|driver|cyclist|runner|swimmer|father in law|mother in law|auntie|aunty|mommy|mummy|daddy|papa|pop|missus|other half|bf|gf|hubby|bub|bubba|infant|bairn|wee one|wee boy|elderly|people|person|husbands|wifes|wives|mums|moms|dads|mothers|fathers|sons|daughters|brothers|sisters|grans|nans|grandmas|grandads|grandpas|babys|childs|kids|toddlers|friends|mates|neighbours|neighbors|colleagues|partners|boyfriends|girlfriends|mans|boys|girls|uncles|aunts|step(?:dad|mum|mom|daughter)|resident|tenant|him|bro|sis|bestie|hubbie|pops|dada|mam|mammy|grandkid|grandchild|grandchildren|kiddo|kiddie|wean|little un|youngster|schoolboy|pensioner|old lady|worker|builder|passer by|tourist|dancer|player|teammate|classmate|godson|goddaughter|in laws|spouse|wifey|housekeeper|carer|nanny|mil|fil|dh|dw|ds|dd|yiayia|papou',
    neck: 'back of (?:my|his|her) neck',
    stiff:
      'couldnt (?:bend|put|touch)|painful to (?:bend|move|lower)|wont tilt|bending backwards|bends? backwards|thrown back|pulled back|bent back|head back|immobile|unbending|rock hard|hard as|screams? (?:when|if)|cries (?:when|if)|pain on|hurts? (?:if|when)|painful to|(?:cant|cannot|couldnt|wont) (?:even )?(?:put|get|touch|bend|look|nod|lower|drop|tuck)',
    unbearable:
      'cannot (?:bear|stand|look|face|take|tolerate)|keeps (?:his|her) eyes|cant handle|wont look|wont open|begs|begged|begging|turn* off|switch* off|dark|dim|hide|under the (?:covers|blanket|duvet|pillow)|bothering|intolerable|stings?|dazzl*|pierc*|torment*|murder|worse|hurting|killing|screeching',
    swallowed:
      'put in his mouth|put in her mouth|bite|bites|biting|chewing|mouthing|licking|lapped|slurp*|poured|squirted|chugg*|necked|hands on|fished out|mouth (?:is )?(?:full|blue|stained|covered)|all over (?:his|her) mouth|up (?:his|her) nose|stuffed|munching|found|opened|getting into|raiding|got at|got in|in the (?:medicine|cleaning) (?:cupboard|cabinet)|foaming|(?:put|stuck|shoved|popped)(?: [^ ]+){0,6} in (?:his|her|their) mouth',
    life: 'carry on(?! with)|carry on (?:any|living|like|much)|carrying on|going on(?! holiday)|continue (?:living|with life|like this|any)|breathing|being alive|being here|be around|stay here|stick around|existence|waking up|wake up|see another day|see tomorrow|get up any',
    death:
      'go to sleep forever|never have been born|everything to stop|in front of a train|check out for good|taking my (?:own )?life|ending everything|walk into the sea|perish|not be alive|not be here|put an end to|meet my maker|bleed out|bleed to death|jump off|jump from|jump in front|jump under|step in front|walk into traffic|drive into a|drive off a|crash (?:my|the) car|under a (?:bus|lorry|train)|train tracks|railway line|pull the trigger|a bullet|self harm|slit|slash|electrocute|not be around|off this (?:planet|earth)|do away with myself|finish myself|stop living|stop being here|stop breathing|eternal sleep|big sleep|suicidal|be with (?:him|her|mum|dad) again|join (?:him|her|my)|cutting my|razor',
    wish: 'cant stop thinking|wishes|threaten*|painless*|easiest way|quickest way|best way|way to|ways to|how to|desperate to|about to|determined|yearn*|crav*|research*|prepared|obsess*|method*|time to|all i think|cant stop|need to|needs to|deserve|might as well|may as well|supposed to',
    pain: 'wrung|wring*|gnaw*|tug*|ripped|torn|searing|excruciat*|unbearable|awful|terrible|lead|leaden|block|concrete|cement|thump*|hammer*|jab*|shooting|shoots|stabb*|compress*|tension|discomfort|uncomfortable|weird|wrong|corset|hoop|load|rod|spike|skewer|strangl*|pinned|punch*|wrapped|dull|acid|fire|crampy|pressured|pressures|seiz*|blocked|fluttering|fist|closing|closed|knot*|seized|full|fullness|poker|lump|tite|pian|hurst|hert|hurtin',
    crush:
      'wrung|strangl*|hoop|corset|girdle|forklift|tractor|rhino|hippo|gorilla|wrestler|fat man|big man|wardrobe|fridge|bag of cement|cement|breeze block|cinder block|bowling ball|cannonball|someone (?:is )?(?:sitting|standing|kneeling|stamping|pressing|squeezing|jumping|tighten*)|tightening a|foot on|knee on|weight on|lead weight|pinned|wrench*|screw*|python|boa|bear hug|in a fist|like a fist|clenched fist|(?:nine|ten|8|9|10) out of (?:ten|10)|(?:8|9|10) / 10|sword|skewer*|spear*|torture|compressor|hydraulic|crushed|trampled|steamrolled|winched|ratchet*|fist|closing in',
    part: 'forearms?|bicep|lower jaw|chin|upper arm|tooth|scapula|throat|ear|little finger|pinky',
    affect:
      'electric|lost|leaden|lead|like lead|achy|achey|wooden|asleep|tight|tightness|useless|limp|jagg*|jab*|stab*|reach*|climb*|creep*|crawl*|extend*|referr*|right up|right down|all the way|also|as well|sweaty',
    breath: 'breathed|oxgen|breaths|in or out|breathin|puff|brething|breathng',
    hard: 'difficult*|laboring|catch*|lost|uncomfortable|panting|wheez*|crackl*|bubbl*|gurgl*|whistl*|raspy|rasping|effort|raw|weird|uneven|irregular|exhaust*|tiring|worse|tight|trouble',
    blue: 'blueish|greyish|slate|mauve|lilac|cyan*|bluey grey|colou?r of (?:slate|a bruise)',
    bluePart:
      'nose|nail beds?|round (?:his|her|my|the) mouth|grandson|granddaughter|grandad|grandpa|grandma|daddy|mummy|babys|infant|brother|sister|uncle|complexion',
    face: 'eyebrow|brow|cheekbone|side of (?:my|his|her) face|half of (?:my|his|her) face|expression|gob',
    droop:
      'wonk*|lower than|(?:doesnt|wont|didnt|not|isnt|cant) (?:lift|lifting|even|straight|level|working|work|respond|responding|close|shut|shutting|closing|symmetrical)|skewwhiff|skew whiff|squiff*|saggy|floppy|flops|sideways|bent|off cent(?:re|er)|drooped|numbness|frozen|froze|rubbery|like wax|runs? out|running out|spills?|spilling|falling out|fell out|drops out|moved only|only half|half moved|hung|hangs down|lost (?:all )?(?:movement|control|sensation)|no feeling|cant feel|couldnt feel|drawn|tugged|contorted|went funny|gone weird|went weird|looks? (?:weird|odd|strange)|isnt right|not right|wasnt right|lopsidedness|unequal|collapsed|gone down|went down|pull*|palsied',
    dead: 'doesnt listen|wont listen|not listen*|stopped listening|stopped doing|powerless|strengthless|rubbery|wooden|jelly|block of wood|dangl*|like a (?:stone|brick|log|plank|dead weight|sack)|lump of (?:meat|lead|wood)|like stone|packed up|packed in|conked out|shut down|switched off|feeble|giving up|given way|giving out|uncoordinated|fumbl*|missing (?:my|the) (?:mouth|keys|buttons|cup)|let go|lets go|letting go|slips out of|falls out of|fall out of|(?:wont|wouldnt|couldnt|cant|cannot|doesnt|didnt) (?:hold up|go up|come up|write|button|make a fist|clench|pinch|grasp|grab|stay raised|do anything|be lifted|be raised|keep hold)|no strength|lost its|no longer (?:works|moves|mine)|all weak|terribly weak|very weak|suddenly weak|paralysis|curled|clawed|curling up',
    seesWrong:
      'vanish*|dimm*|darken*|tunnel|doubled|two of (?:everything|you|them)|wiped|switched off|turned off|snuffed|not see*|unable to see|no (?:sight|vision)|isnt working|not working|stopped seeing|blinded|blindness|shade|halved|a quarter|missing|shadow',
    tight:
      'closing|close|closed|shrink*|shrunk|pinched|pinching|gripped|gripping|sticking|stuck|prickl*|fuzzy|fizz*|numb|weird|strange|odd|tickl*|swollen|burning',
    blood:
      'bledding|bleedin|claret|stump|artery|vein|stitches|incision|varicose|fistula|slash|laceration|haemorrage|hemorage',
    vomit: 'vommit*|being sick|chuck up|thrown up|spew*|gagg*|up comes|comes up|came up|coming up',
    bloodlike: 'claret|dark brown|brown granules|brown bits|like tar|all red|red liquid|red vomit|like liver|crimson',
    gone: 'dropped like|crashed to|collapsing|keels over|slumping|flopping|like a (?:doll|puppet|corpse|log|plank|statue)|having fits|fit after fit|another fit|spasming|shuddering|locked up|tonic|clonic|epileptic fit|unconsc*|non responsive|nonresponsive|not with us|no heartbeat|pulseless|stone cold|cold to (?:the )?touch|blue and|zonked|wont come back|cant bring|cannot wake|not stirring|isnt stirring|stares into space|staring into space|eyes (?:wide )?open but|eyes fixed|not blinking|unaware|gasping|death rattle|snoring (?:strangely|weirdly|oddly|badly)|electrocut*|turned (?:grey|purple|white)|wont stay awake|cant stay awake|keeps (?:passing out|blacking out|collapsing)|out for the count|flat on (?:his|her) (?:back|face)|in a pool|unmoving|lies there|shaking spell|eyes rolling|had a turn|spark out|like (?:jelly|spaghetti|a sack)|no muscle tone|boneless|eyes half (?:open|closed|shut)|took a turn|taken a turn|droopy',
    lights: 'tv|telly|sunshine|bulbs?|daytime|blinds|flash|glare|phone|bright',
    pills:
      'fluoxetine|prozac|citalopram|amitriptyline|tramadol|propranolol|beta blockers|metformin|melatonin|nytol|temazepam|lorazepam|quetiapine|mirtazapine|cocodamol|co codamol|acetaminophen|advil|nurofen|naproxen|antihistamines|benadryl|sleep aids|sleeping pills|tabs|benzodiazepines|pain killers|sedatives|tranquilisers|tranquillizers|xanex|lithium|antipsychotics|blood pressure tablets|heart tablets|iron tablets|thyroxine|pregabalin|gabapentin|diclofenac|oxycodone|percocet|vicodin|hydrocodone|adderall|ritalin|concerta|venlafaxine|effexor|duloxetine|escitalopram|lexapro|zoloft|seroquel|olanzapine|risperidone|trazodone|zolpidem|ambien|klonopin|clonazepam|alprazolam|bisoprolol|atenolol|amlodipine|ramipril|lisinopril|digoxin|warfarin|statins|gliclazide|loperamide|imodium|laxatives|diet pills|caffeine pills|paracetemol|parecetamol|panadol|anadin|solpadeine|lemsip|sudafed|piriton|dihydrocodeine|opioids|opiates|morphine|oramorph|painkiller|antidepressant|lamotrigine|keppra|phenobarb*|anti depressants',
    whole:
      'the entire|emptied|remaining|every one|each and every|a hundred|half a (?:bottle|packet|pack|box|strip)|bag of|bagful|stack of|pile of|weeks supply|weeks worth|months supply|stockpile|more than (?:i|he|she) should|overdos*|a load|all of (?:it|them)',
    drug: 'bisoprolol|metoprolol|verapamil|diltiazem|apixaban|rivaroxaban|gliclazide|glipizide|novorapid|lantus|humalog|flecainide|amiodarone|valproate|carbamazepine|phenytoin|clozapine|buprenorphine|levothyroxine|(?:heart|blood pressure|diabetes|epilepsy|sleeping) (?:tablets|pills|meds|medication|medicine)|ones for (?:my|the) heart|heart ones',
    kid: 'little un|wean|kiddo|kiddie|grandchild|grandchildren|grandkid|the wee|my wee|goddaughter|stepchild|three year|two year|month old|tiny one|schoolboy|nursery|crawler|(?:\\d+|two|three) (?:yr|yrs|yo|mo|mth)(?: old)?|toddlers|sons|daughters|boys|girls|youngests|lads|little ones|twins',
    unwilling:
      'weary of|wearied|exhausted by|enough of|no interest in|dont see (?:the|any)|whats the point|what is the point|wheres the point|no sense in|senseless|no joy in|dont care about|bored of|bored with|through with|despise|detest|loathe|never asked|didnt ask|not meant|shouldnt|depart|leaving this|cant stand|cant bear|too tired of|enough with',
    farewell: 'last words|final words|farewells|last message|final message|suicide note|voicemail|video message',
    decided: 'tonight|forgive me|love you all|for when im gone|end|bye|posted',
    inhaler:
      '(?<!breast |insulin |heat |water |bike |petrol |foot |stomach )pumps?|puffs|rescue inhaler|turbohaler|symbicort|fostair|combivent|duoneb|relievers',
  },
}
