import { type EmergencyLanguage, near } from './rules.ts'

const CHEST = 'chest|breastbone|sternum|heart'
const HURTS =
  'pain*|pressure|tight*|squeez*|crush*|heav*|ache*|aching|hurt*|burn*|discomfort|band|vice|elephant|weight|gripping|clench*|constrict*|pressing|killing'

export const rules: EmergencyLanguage = {
  locale: 'en',
  idioms: [
    'choked? (?:laughing|with laughter)',
    '(?:living|live|life) (?:in|on|at|next|near|above|under|off) (?!pain|agony|hell|this world|this life|misery|fear)[^ ]+',
    '(?:suffocating|choking|drowning|strangling|killing|bleeding|crushing|smothering) (?:me|us|in|under|on|by|dry|from|with)(?: [^ ]+){0,2} (?:paperwork|forms|bureaucracy|work|emails|debt|bills|red tape|deadlines|admin|homework|meetings)',
    '(?:paperwork|bureaucracy|forms|red tape|admin|job|work|bills|emails|meetings|deadlines|boss)(?: [^ ]+){0,2} (?:suffocating|choking|drowning|strangling|killing|crushing|smothering) (?:me|us)',
    '(?:died|die|dying|dead) (?:of|from|with) (?:embarrass*|shame|boredom|laugh*|curiosity|jealous*|envy|hunger|thirst|cold|heat|happiness|excitement|cuteness)',
    'to die for',
    'heart (?:bleeds|aches|breaks|goes out|melts|is heavy) (?:for|when|over|to)',

    '(?:dying|die|died|dead) (?:of|from|with) (?:boredom|laughter|laughing|embarrassment|curiosity|hunger|thirst|shame|cold|heat)',
    'bored (?:to death|to tears)',
    '(?:dying|die) (?:for|to) (?:a|an|get|see|know|meet|go|have|try)(?! end)',
    '(?<!chest |pain |heart )(?:is|are|was|were|s) killing me',
    'kill(?:s|ing)? me(?: with)?(?: [^ ]+){0,2} (?:queue|boss|wait|job|work|heat|shoes)',
    '(?:gave|give|gives|giving|given)(?: [^ ]+){0,1} (?:me|us|him|her) (?:a )?(?:heart attack|stroke|palpitations)',
    'nearly had a heart attack (?:when|at|over|seeing|with)',
    'head (?:is )?(?:exploding|bursting|spinning) (?:with|from) (?:work|all|these|paperwork|forms|information)',
    'scared (?:me )?(?:to death|half to death)',
    '(?:sick|tired|bored|worried|frightened|starved) to death',
    'wouldnt be seen dead',
    'over my dead body',
    '(?:could|would) kill for',
    '(?:took|takes|take) my breath away',
    'breathtaking',
    'bleeding (?:cold|obvious|useless|ridiculous|typical)',
    'tongue (?:tied|in cheek|twister)',
    'face like thunder',
    'shoot me now',
    'i could (?:murder|kill) (?:a|for)',
    'want the (?:ground|floor|earth)(?: [^ ]+){0,4}',
    'a pain in the (?:neck|arse|backside|butt)',
    'broke my heart|heartbroken|heart sank',
    'choked up',
    'cant breathe (?:for|from) laughing',
    'drop dead gorgeous',
    'drowning in (?:work|paperwork|emails)',
    'suicide (?:squad|mission)',
    'deadline*',
    '(?:breath*|air)(?: [^ ]+){0,2} (?:through|out of|from|in) (?:my|his|her|the|one|either)? ?(?:nose|nostril*)',
    '(?:cant|cannot|couldnt)(?: [^ ]+){0,1} (?:breathe|breath) (?:through|out of|from) (?:my|his|her|the|one|either)? ?(?:left |right )?(?:nose|nostril*)',
    '(?:scared|afraid|worried|terrified|frightened|fear|dread|anxious)(?: [^ ]+){0,4} (?:stroke|heart attack|anaphyla*|aneurysm)',
    '(?:slept|sleeping|lying|lay|laid|sat|sitting|leaned|leant) (?:funny |awkwardly )?on (?:my|his|her|the)? ?(?:arm|leg|hand|foot)(?: [^ ]+){0,8}',
  ],
  findings: {
    headHit: [
      '(?:hit|banged|bumped|smashed|cracked|knocked|fell on|landed on)(?: [^ ]+){0,2} head|blood(?: [^ ]+){0,3} (?:ear|ears)|head injury',
    ],
    rashDark: [
      '(?:purple|dark|violet|maroon|bruise like|blood|black)(?: [^ ]+){0,1} (?:blotch*|spots?|rash|marks?|dots|patches)|(?:rash|spots|blotches)(?: [^ ,]+){0,3} (?:purple|dark|maroon)',
    ],
    poison: [
      'drops|bleach|cleaner|detergent|tablet*|pill|pills|capsule*|battery|batteries|magnet*|poison*|berries|mushroom*|nicotine|vape|spirits|vodka|medicine cabinet|heart medicine|liquid|pods|weedkiller|paint|petrol|sanitiser|sanitizer|perfume|cigarette*',
    ],
    instant: [
      'in (?:a|one) second|within seconds|in seconds|instant*|in a flash|split second|like a bolt|exploded|explosion|like being hit|like a gunshot|split open|had split|burst|like a hammer|thunderclap|like lightning',
    ],
    allergen: [
      'stung|sting|stings|bee|wasp|hornet|peanut*|nuts|cashew*|walnut*|prawn*|shrimp*|shellfish|sesame|allerg*|antibiotic*|penicillin|contrast|the drip|anaesthetic',
    ],
    throatTight: [
      'hoarse',
      '(?:hard|difficult|painful|hurts|unable|struggling|cant|cannot) (?:to )?swallow',
      'trouble swallowing',

      'drool*',
    ],
    chestPain: [
      near(
        'chest|breastbone|heart|sternum',
        'stab*|knife|knives|clutch*|holding|grabb*|grip*|squeez*|tight*|crush*|press*|burning|heav*|spasm*|ripping|tearing|clench*',
      ),

      `(?:${HURTS})(?: [^ ]+){0,5} (?:${CHEST})`,
      `(?:${CHEST})(?: [^ ]+){0,5} (?:${HURTS})`,
      '(?:indigestion|heartburn)(?: [^ ]+){0,4} (?:arm|jaw|sweat*|clammy)',
    ],
    chestNow: [
      '(?:heavy|strong|severe|massive) (?:squeez*|pressure|pain|weight)(?: [^ ]+){0,2} (?:chest|breastbone)',

      `(?:awful|dreadful|intense|crush*|unbearable|excruciating|terrible|severe|agonising|agonizing|horrendous|ripping|tearing)(?: [^ ]+){0,2} (?:${CHEST}|chest pain)`,
      '(?:elephant|brick|bricks|weight|someone|anvil|concrete)(?: [^ ]+){0,3} (?:on|sitting)(?: [^ ]+){0,3} (?:chest)',

      'chest(?: [^ ]+){0,6} (?:sitting on|sat on|standing on|stood on|parked on)',
    ],
    breathless: [
      '(?:scared|hurts|painful|hard|afraid|impossible|struggling) to (?:breathe|breath)(?: in| out)?',
      'rattl*',
      'breath*(?: [^ ]+){0,2} (?:difficult|hard|laboured|labored|rattly|noisy)',

      'out of breath',
      'breathless*',
      '(?:hard|difficult|struggl*|trouble|difficulty|tough|painful)(?: [^ ]+){0,2} (?:breath*)',
      '(?:cant|cannot|could not|couldnt)(?: [^ ]+){0,2} (?:breath*|catch my breath|get my breath|get enough air|get air)',
      'breathing (?:is |feels |has been )?(?:hard|difficult|heavy|fast|laboured|bad|funny|really hard)',
      'gasping',
      'wheez*',
      'puffing',
      'winded',
      'no breath',
      'panting',
    ],
    breathNow: [
      'chok*(?: [^ ]+){0,5} (?:grabb*|clutch*|holding|silent|cant|blue|purple)',
      '(?:short of|no|not enough|hungry for|running out of|starved of) (?:air|oxygen)',
      '(?:struggling|too breathless|cant|hard|difficult|barely able) to (?:talk|speak|finish)',

      '(?:blue|purple)(?: [^ ]+){0,3} (?:rattl*|breath*|gasp*|gurgl*)',
      'asthma attack',
      '(?:gurgling|rattling) (?:breath*|noises?)',

      near('throat|windpipe|meat|food|sweet|coin|toy|bone', 'stuck|choking|lodged|cant breathe'),

      'sucking in (?:at )?(?:his|her|the)',

      'gasping(?: for (?:air|breath))?',
      '(?:cant|cannot|couldnt|unable to)(?: [^ ]+){0,2} (?:finish|complete|get out|speak|say)(?: [^ ]+){0,2} (?:sentence*|words)(?: [^ ]+){0,4}',
      'too breathless to (?:speak|talk|walk|stand)',
      'choking',

      'suffocating',
      'inhaler (?:isnt|is not|not|doesnt|wont|aint)(?: [^ ]+){0,2} (?:help*|work*|touch*|doing)',
      'ribs (?:sucking|pulling) in',

      'grunting (?:with )?(?:every|each) breath',

      'airway*',
    ],
    sweat: ['sweating|perspir*|wringing wet|dripping', 'sweat*', 'clammy', 'drenched', 'soaked'],
    sick: [
      'nause*',

      'sick',
      'vomit*',
      'throwing up',
      'threw up',

      'queasy',
      'puking',
    ],
    spreads: [
      'and (?:in )?(?:my |his |her |the )?(?:left )?(?:jaw|arm|arms|shoulder)',
      '(?:into|to|down|up|in|through|across|towards)(?: [^ ]+){0,2} (?:left arm|right arm|both arms|arm|arms|jaw|neck|shoulder|shoulder blade*|back)',
      '(?:arm|jaw|left arm)(?: [^ ]+){0,2} (?:ache*|aching|hurt*|numb|tingl*|heavy|pain*|sore|feels funny|weird)',
      'radiat*',
    ],
    faint: [
      'spinning|everything spins',
      'going dark|gone white|shes white|hes white|white as|passing out|keel over|swoon*|gone pale|grey',

      '(?:vision|everything|sight|things) (?:going |gone |went |is going |is )?(?:dark|black|grey|blurry)|seeing stars|about to faint|head swimming|feel like death|bluish',

      '(?:going|gone|went) (?:dark|black)',
      'blacking out',
      'faint*',
      'light ?headed',

      'dizzy',
      'pass* out',
      'blacked out',
      'black out',

      '(?:gone|went|turned) (?:white|pale)',

      'looks awful',

      'pale',
      'collapsed',
      'collapse',
      'woozy',
      'ashen',
      'about to drop',

      'feel like (?:i am |im )?(?:dying|going to die)',
      'impending doom',
      'weak',
    ],
    faceNow: [
      '(?:face|mouth|lip|eyelid|smile|cheek)(?: [^ ]+){0,4} (?:droop*|dropped|sagg*|lopsided|crooked|twisted|slipped|fallen|numb|paralys*|paralyz*|wonky|uneven|gone down|hanging|pulled|slid*)',
      '(?:droop*|lopsided|crooked|sagging|twisted|one sided|numb|wonky|paralysed|paralyzed)(?: [^ ]+){0,3} (?:face|mouth|smile|side of (?:my|his|her) face)',
      '(?:one|left|right) side of (?:my|his|her|the) (?:face|mouth)',
    ],
    limbNow: [
      near('arm|leg|hand|arms|legs', 'flopp*|limp|dropping things|drops everything|hanging|fell off|dead|useless'),

      '(?:arm|leg|hand|arms|side|foot)(?: [^ ]+){0,3} (?:went dead|gone dead|dead|went limp|limp|gone limp|gone weak|went weak|paralys*|paralyz*|wont move|not moving|wont work|not working|stopped working|gave way|useless|floppy|gone floppy|given up|wont lift|wont do)',
      '(?:cant|cannot|couldnt|could not|unable to|not able to|cudnt)(?: [^ ]+){0,1} (?:move|lift|raise|feel|use|grip with)(?: [^ ]+){0,3} (?:arm|leg|hand|side|left|right|arms|foot)',
      '(?:weak*|numb*|dead|paralys*|paralyz*|tingl*)(?: [^ ]+){0,3} (?:one side|left side|right side|down one|side of (?:my|his|her|the) body|whole side|on one)',
      '(?:left|right|one|whole) side(?: [^ ]+){0,5} (?:weak*|numb*|dead|paralys*|gone|limp|wont|not working)',
      '(?:lost|losing) (?:the )?(?:use|feeling|strength|power)(?: [^ ]+){0,3} (?:arm|leg|hand|side)',
      'dropp(?:ing|ed) things (?:from|with) (?:my|his|her) (?:left|right|one)',
    ],
    limb: [
      '(?:arm|leg|hand)(?: [^ ]+){0,3} (?:numb*|weak*|heavy|tingl*|funny|pins and needles)',
      '(?:numb*|weak*|pins and needles|tingl*)(?: [^ ]+){0,3} (?:arm|leg|hand)',
    ],
    oneSide: [
      'one side',
      'left side',
      'right side',
      'same side',
      'arm and leg',
      'down the left',
      'down the right',
      'down one',
    ],
    speechNow: [
      'mumbling|mumbles|incoherent*|talking rubbish|making no sense|no sense',

      near(
        'speech|words|talking|speaking|sentence',
        'slur*|garbled|jumbled|muddled|nonsense|gibberish|wrong|lost|gone|disappeared|mixed|mush|wont come|strange',
      ),
      '(?:doesnt|does not|didnt) (?:recognise|recognize|know) (?:me|us|who|where)',

      'slur*',

      '(?:speech|words|talking|speaking)(?: [^ ]+){0,4} (?:slurred|garbled|jumbled|muddled|mixed up|gibberish|nonsense|not making sense|wrong|funny|gone|strange|not coming out|coming out wrong|weird|doesnt make sense|mush)',
      '(?:cant|cannot|couldnt|could not|unable to|cudnt)(?: [^ ]+){0,2} (?:get|find|form|say|think of)(?: [^ ]+){0,2} (?:words|word|sentence)(?: [^ ]+){0,2}',

      '(?:not|isnt|stopped) making (?:any )?sense',
      'garbled',
      'doesnt understand what (?:i|we)(?: [^ ]+){0,2} say*',

      'sounds drunk',
    ],
    speech: ['(?:hard|difficult|trouble|struggling)(?: [^ ]+){0,1} (?:speak*|talk*)', '(?:muddled|confused)'],
    sightNow: [
      '(?:couldnt|cant|cannot|not) see (?:out of|from|with|through)(?: [^ ]+){0,2} (?:eye|side)',
      near(
        'eye|vision|sight|eyesight',
        'blind|gone black|went black|gone dark|cant see|curtain|lost|disappeared|blacked out|shutter',
      ),

      '(?:sudden*|just|all at once|out of nowhere)(?: [^ ]+){0,6} (?:blind|lost (?:my |the |his |her )?(?:sight|vision)|cant see|cannot see|couldnt see|vision (?:went|gone|has gone))',
      '(?:lost|losing) (?:my |the |all |his |her )?(?:sight|vision)',
      '(?:gone|went|going) blind',
      'cant see (?:out of|from|with|through) (?:my |one |the )?(?:left|right|one)(?: [^ ]+){0,1}',
      '(?:curtain|shutter|veil|black curtain)(?: [^ ]+){0,4} (?:eye|vision|sight)',
      'half (?:of )?my (?:vision|sight)',
    ],
    havingNow: [
      '(?:having|am having|is having|s having|im having|be having)(?: [^ ]+){0,2} (?:stroke|heart attack|mini stroke|tia)',
      'think (?:its|this is|it is|he|she)(?: [^ ]+){0,4} (?:stroke|heart attack)',
    ],
    swollenNow: [
      '(?:tongue|throat)(?: [^ ]+){0,4} (?:swoll*|swel*|puff*|closing|closing up|tight*|thick|itchy and swollen|huge|constrict*|blocked)',
      '(?:swell*|swoll*|closing|tight*|puffy|puffing)(?: [^ ]+){0,3} (?:tongue|throat)',

      'lump(?: [^ ]+){0,3} throat(?: [^ ]+){0,4} (?:swallow|breathe)',
    ],
    swollen: [
      '(?:lips|lip|face|eyes|eyelids|mouth|cheeks)(?: [^ ]+){0,4} (?:swell*|swoll*|puff*|ballon*|balloon*|blown up|huge|twice the size)',
      '(?:swell*|swoll*|puffy|puffing|ballooning)(?: [^ ]+){0,3} (?:lips|lip|face|eyes|mouth|eyelids)',
    ],
    hives: [
      'hive',
      'hives',
      'welts',
      'rash',
      'blotch*',
      'itchy all over',
      'itching all over',
      'wheals',

      'urticaria',
      'covered in spots',
      'bumps all over',
      'come out in',
    ],
    trigger: [
      'stung',
      'sting',
      'bee',
      'wasp',
      'hornet',
      'peanut*',
      'nut',
      'nuts',
      'cashew*',
      'prawn*',
      'shrimp*',
      'shellfish',
      'crab',
      'sesame',
      'antibiotic*',
      'penicillin',
      'amoxicillin',
      'injection',
      'jab',
      'tablet*',
      'ate',
      'eaten',
      'eating',
      'egg',
      'milk',
      'kiwi',
      'fish',
      'took',
      'medicine',
      'bite',
      'bitten',
      'contrast',
    ],
    anaphylaxisNow: [
      'anaphyla* ~ (?:now|again|think)',
      'going into anaphyla*',
      'having an anaphyla*',
      'anaphylactic shock',
      '(?:used|need|given|gave|using) (?:my|his|her|the|an)? ?epi ?pen',
    ],
    bleedNow: [
      'spurting|gushing|pumping out|squirting',
      near(
        'blood|bleed*',
        'wont stop|not stopping|cant stop|pouring|gushing|spurting|pumping|everywhere|soaked|soaking|doesnt stop|mouth full|pouring from|through the|losing a lot|lots of|running down|spraying|drenched in|covered in',
      ),

      '(?:blood|bleed*|nosebleed*)(?: [^ ]+){0,5} (?:wont stop|will not stop|not stopping|doesnt stop|isnt stopping|hasnt stopped|cant stop|cannot stop|wont slow|pumping|pouring|spurting|gushing|everywhere|squirting|soaked|soaking|through the (?:towel|bandage|dressing)|non stop|nonstop|streaming|keeps coming|aint stopping)',
      '(?:cant|cannot|couldnt|wont|unable to|not able to|doesnt|hasnt|isnt)(?: [^ ]+){0,3} (?:stop|stopped|stopping)(?: [^ ]+){0,2} (?:bleed*|blood)',
      '(?:pumping|pouring|spurting|gushing|squirting|losing a lot of|losing lots of|loads of|pool of|pools of|streaming|hosing)(?: [^ ]+){0,2} (?:blood|with blood)',
      'haemorrhag*|hemorrhag*',
      'bleeding (?:heavily|badly|out|to death|profusely|really bad|like mad)',
      'bleeding(?: [^ ]+){0,3} (?:20|thirty|half an hour|an hour|twenty)(?: [^ ]+){0,3} (?:wont|still|not)',
      'soak(?:ing|ed)(?: [^ ]+){0,3} (?:pad|pads|towel|towels|sheets|bandage|dressing)',
      'pad (?:every|an) (?:hour|half hour|twenty minutes)',
    ],
    vomitBloodNow: [
      'cough*(?: [^ ]+){0,3} (?:lots of|a lot of|mouthfuls of|cupfuls? of|loads of|so much) blood',
      'coffee grounds',
    ],
    blood: ['blood', 'bleed*', 'clot', 'clots'],
    much: [
      'heavy',
      'heavily',
      'lot',
      'lots',
      'loads',
      'clots',
      'soak*',
      'gush*',
      'pour*',
      'pads',
      'bright red',

      'everywhere',
      'like a tap',
      'filling',
    ],
    pregnant: [
      'months (?:gone|pregnant|along)',
      'pregnan*',
      'weeks gone',
      '\\d+ weeks',
      '\\d+wks',
      'expecting',
      'trimester',
    ],
    unresponsiveNow: [
      'stopped breathing',
      '(?:no|without any) response',

      'shaking all over',
      near(
        'husband|wife|mum|mom|dad|son|daughter|baby|friend|mate|he|she|nan|gran|child|brother|sister|man|woman|kid',
        'passed out|unconscious|unresponsive|not responding|wont wake|cant wake|not breathing|not moving|having a fit|having a seizure|seizure|out cold|blacked out and|lifeless|collapsed|barely breathing',
      ),

      '(?:wont|cant|will not|cannot|not|isnt|doesnt|couldnt|didnt|can not)(?: [^ ]+){0,2} (?:wake|waking|wake up|respond*|rouse|rousable|be woken|come round|coming round|breathing|react*|come to|waken)',
      '(?:cant|cannot|couldnt|unable to)(?: [^ ]+){0,1} (?:wake|rouse|waken|get a response|get any response)',
      'unresponsive',
      'unconscious',
      'knocked out',
      'out cold',
      'passed out(?: [^ ]+){0,4} (?:not|wont|still|isnt|floor|cant|and)',
      '(?:he|she|husband|wife|mum|mom|dad|son|daughter|baby|friend|nan|gran|child|man|woman|brother|sister)(?: [^ ]+){0,3} (?:passed out|collapsed|is out)',
      'no pulse',
      '(?:having|had|in the middle of|has had) (?:a |another )?(?:fit|seizure|convulsion)s?',
      'fitting',
      'seizing',
      'convuls*',
      'floppy',
      'limp (?:and|baby)',

      'lifeless',
      'rag doll',
      'eyes rolled (?:back|up)',
      'frothing at the mouth|foaming at the mouth',
      'hardly breathing',
    ],
    child: [
      '[^ ]+ month old|[^ ]+ week old|our baby|his age',
      'baby',
      'toddler',
      'infant',
      'newborn',
      'my son',
      'my daughter',
      'little one',
      'my child',
      'month old',
      'months old',
      'year old',
      'my little',
      'kid',
      'boy',
      'girl',
      'grandson',
      'granddaughter',
      'lo',
    ],
    drowsy: [
      'listless',
      'gone sleepy|refus*(?: [^ ]+){0,2} (?:breast|feed*|bottle)|not feeding|soft spot|fontanelle|limp|keeps dozing|acting strange*|vacant',
      'drows*',
      'sleepy',
      'hard to wake',
      'difficult to wake',
      'lethargic',
      'confused',
      'delirious',
      'not making sense',
      'barely awake',
      'hardly wakes',
      'out of it',
      'wont feed',

      'staring',
      'not with it',
    ],
    fever: [
      'shivering|rigors|hot to touch|burning hot|shivers',

      'fever*',
      'temperature',
      'temp',
      '(?:38|39|40|41)(?:\\.\\d)?',
      '(?:102|103|104|105)(?:\\.\\d)?',
      'burning up',
      'boiling hot',
    ],
    stiffNeck: [
      'neck(?: [^ ]+){0,4} (?:stiff|rigid|wont bend|locked|cant bend|solid|board)',
      '(?:cant|cannot|unable to|wont|couldnt|not able to|hurts to)(?: [^ ]+){0,2} (?:bend|touch|put|get|move|tuck)(?: [^ ]+){0,2} (?:neck|chin|head)(?: [^ ]+){0,4}',
    ],
    light: [
      '(?:hurts|cant stand|cannot stand|cant bear|sensitive|hate*|hiding from|bothered by|shies away from|screams at)(?: [^ ]+){0,3} (?:light*)',
      'photophobi*',
    ],
    rashNow: [
      '(?:rash|spots|marks|blotches|dots)(?: [^ ]+){0,8} (?:stay*|remain*|dont change|doesnt change|still there)(?: [^ ]+){0,3} (?:press*|glass|push*)',
      '(?:rash|spots|marks|blotches|bruises)(?: [^ ]+){0,6} (?:doesnt fade|does not fade|dont fade|do not fade|wont fade|not fading|isnt fading|doesnt go|dont go|dont disappear|doesnt disappear|doesnt blanch|not blanching|non blanching|wont go away when|stays when)(?: [^ ]+){0,6}',
      '(?:doesnt|dont|wont|not|does not)(?: [^ ]+){0,1} (?:fade|fading|blanch|disappear|go away)(?: [^ ]+){0,5} (?:glass|tumbler|press|pressed|pressing|cup)',
      'fail* the glass test',
    ],
    rash: ['marks|dots|blotch*', 'rash', 'bruises', 'spots'],
    headache: ['skull', 'headache*', 'head', 'migraine'],
    sudden: [
      'sudden*',
      'thunderclap',
      'out of nowhere',
      'out of the blue',
      'instantly',
      'in seconds',
      'in a second',
      'like being hit',
      'like i was hit',
      'like someone hit',
      'hit me like',
      'bang',
      'exploded',
      'snap',
      'all at once',
      'just came on',
      'popped',
      'like a bolt',
      'within seconds',
      'pop',
      'struck',
    ],
    worst: [
      'split',

      'explosion',
      'exploded',
      'burst',
      'worst',
      'never (?:had|felt|known|experienced)(?: [^ ]+){0,3}',
      'unbearable',
      'excruciating',
      'agony',
      'vomit*',
      'threw up',
      'been sick',
      'like nothing',
      'blinding',
      'horrendous',
      'hit',
      'so bad',
      'severe',
      'collapsed',
    ],
    worstHeadNow: [
      near(
        'head|headache|migraine',
        'worst pain|worst of my life|bolt|lightning|explosion|exploded|hit by|like a hammer|never had anything like|like nothing|burst|came out of nowhere|blew up',
      ),

      'thunderclap',
      'worst(?: [^ ]+){0,3} (?:headache|head pain|migraine|pain in my head)(?: [^ ]+){0,5} (?:life|ever|had|known)',
      '(?:headache|head)(?: [^ ]+){0,5} worst(?: [^ ]+){0,3} (?:ever|life)',
      '(?:like)(?: [^ ]+){0,3} (?:hit|kicked|whacked|struck|smacked|clubbed|shot)(?: [^ ]+){0,3} (?:head|with a|back of)',
      'never (?:had|known|felt)(?: [^ ]+){0,2} (?:headache|head pain)(?: [^ ]+){0,3} like (?:this|it)',

      'something (?:popped|burst|snapped)(?: [^ ]+){0,3} head',
    ],
    took: [
      'tasted|licked|washed down|sipped|gulped|knocked back|sucked|inhaled|consumed',

      'took',
      'taken',
      'swallowed',
      'drank',
      'drunk',
      'ate',
      'necked',
      'had',
      'downed',
      'taking',
      'popped',
      'eaten',
      'swallowing',
      'got into',
      'chewed',
    ],
    manyPills: [
      'empty (?:[^ ]+ )?(?:packets?|packs?|blisters?|boxes|box|bottles?|strips?)|vinegar|acid|lye|caustic soda|ammonia|kerosene|lighter fluid',
      '(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|\\d\\d+) (?:[^ ]+ )?(?:tablets|pills|capsules|tabs)',
      'cleaner|cleaning (?:fluid|stuff|spray)|dishwasher|fabric softener|nail polish remover|paint thinner|turps|screen ?wash|lamp oil|hand sanitiser|hand sanitizer|mouthwash|perfume|essential oil|vape (?:liquid|juice)|slug pellets|ant killer|moth ?balls|mushroom*|berries|foxglove',

      '(?:whole|entire|full|all (?:of )?(?:my|the|his|her|of)|all|two|three|several|half a|a couple of)(?: [^ ]+){0,2} (?:packet|pack|packets|packs|box|boxes|bottle|bottles|strip|strips|blister|tablets|pills|meds|medication|paracetamol|antidepressants|sleeping)',
      '(?:handful|handfuls|fistful|load|loads|bunch|too many|lots|tons|a lot|so many|way too many)(?: [^ ]+){0,2} (?:pills|tablets|paracetamol|meds|painkillers|ibuprofen|sleeping|medication|them|aspirin|tylenol|antidepressants|capsules)',
      '(?:\\d\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty)(?: [^ ]+){0,2} (?:pills|tablets|paracetamol|capsules|ibuprofen|aspirin|tylenol|sleeping|codeine|antidepressants|cocodamol|painkillers)',
      'bleach|antifreeze|weed ?killer|rat poison|drain cleaner|toilet cleaner|button battery|battery|batteries|detergent|laundry (?:pod|capsule)*|dishwasher (?:tablet|powder)|poison*|pesticide|white spirit|petrol|methanol|washing (?:capsule|pod|liquid)*|cleaning (?:fluid|product|liquid)',
      '(?:grandmas|grandads|grandpas|nans|mums|moms|dads|my|someone elses|grans|daddys|mummys)(?: [^ ]+){0,2} (?:heart|blood pressure|diabetes|sleeping|antidepressant*) (?:pills|tablets|meds|medicine)',
    ],
    overdoseNow: [
      near(
        'insulin|morphine|methadone|fentanyl|oxycodone|warfarin',
        'instead of|too much|double|extra|wrong|by mistake|whole|ten times',
      ),
      'carbon monoxide|gas leak',
      near(
        'child|toddler|baby|son|daughter|grandson|granddaughter|kid|little one|year old',
        'ate (?:heart|my|his|her|some|grandmas|the)? ?(?:pills|tablets)|swallowed|got into (?:the|my)|drank|eaten (?:some |my )?(?:pills|tablets)|heart pills|pills',
      ),

      'overdos*',
      'od d',
      'oded',

      '(?:toddler|baby|child|son|daughter|little one|year old|kid|grandson|granddaughter)(?: [^ ]+){0,5} (?:swallowed|ate|eaten|drank|drunk|got into|has had|chewed)(?: [^ ]+){0,4} (?:tablet*|pill*|medicine*|battery|cleaner|bleach|magnet*|vape|liquid|iron|meds|poison)',
    ],
    selfharmNow: [
      '(?:better|easier|happier|fine|calmer)(?: [^ ]+){0,4} (?:when|if|once|after) im (?:gone|dead|not here|not around)',
      'goodbye (?:letters?|notes?|messages?)|(?:letters?|notes?) (?:to say )?goodbye',
      '(?:everyone|everybody|they|family|kids|children|wife|husband|world|people|mum|parents|them)(?: [^ ]+){0,5} without me|[^ ]+er (?:off )?without me',

      'wish (?:i|id|i had|i could)(?: [^ ]+){0,3} (?:never been born|been born|not been born|dead|die|disappear)',
      '(?:gonna|going to|will|might|ill|could|should|want to|wanna) (?:just )?(?:hang myself|kill myself|top myself|end it|end things|drown myself|overdose|jump|cut myself|die)',
      'ending (?:it|things|my life|it all)(?: [^ ]+){0,1} (?:tonight|today|now|soon)|end it (?:tonight|today|all)',

      '(?:dont|do not|dnt|didnt|not|no longer|doesnt|never)(?: [^ ]+){0,1} (?:want|wanna|wish|care)(?: [^ ]+){0,2} (?:live|be alive|be here|exist|wake up|carry on living|go on|be around|if i live)(?: [^ ]+){0,2}',
      '(?:dont|do not|cant|cannot)(?: [^ ]+){0,2} (?:go on|carry on|do this|face (?:another|tomorrow)|take (?:it|this|life|much more))(?: [^ ]+){0,1} (?:living|like this|anymore|any more|any longer|another day|no more)',
      '(?:want|wanna|wanting|wish|going|ready|plan*|thinking (?:of|about)|thought* (?:of|about)|tempted|rather|hoping|decided|gonna|about) (?:to |i was |i were |of |about )?(?:just )?(?:die|dying|be dead|dead|kill myself|killing myself|end it|ending it|end my life|ending my life|end it all|ending it all|hang myself|hanging myself|jump|jumping off|overdose|overdosing|disappear for ever|disappear forever|not wake up|not be here|not exist|slit|cut my wrists|drown myself|shoot myself|suicide|take my (?:own )?life|taking my own life|top myself|hurt myself|harm myself|hurting myself|harming myself)',
      'kill* myself',
      'end* (?:my|it) (?:life|all)',

      'suicid*',

      '(?:better|easier|happier|fine|lighter)(?: [^ ]+){0,2} without me',
      'wish i (?:was|were|wasnt|werent|had never|could|hadnt|would)(?: [^ ]+){0,3} (?:dead|alive|here|born|woken|wake up|die|disappear|not wake|asleep)',
      '(?:hope|wish|hoping|hoped|pray)(?: [^ ]+){0,3} (?:dont|do not|not|never|didnt|wouldnt|doesnt)(?: [^ ]+){0,2} wake up',
      '(?:go|fall|going) to (?:sleep|bed) and (?:not|never) wake',
      '(?:no|any|the|what|a|one) (?:point|reason)(?: [^ ]+){0,2} (?:living|in living|to live|going on|being alive|life|in going on|in carrying on|anymore|any more)',
      'nothing (?:left )?to live for',
      'life (?:is|isnt|s)(?: [^ ]+){0,1} (?:not )?worth living',

      '(?:slit|cut|cutting|slashed|slash)(?: (?:his|her|my|their))? (?:own )?(?:wrists|wrist|throat)',
      '(?:he|she|son|daughter|husband|wife|friend|mum|dad|brother|sister|they)(?: [^ ]+){0,4} (?:wants to die|want to die|kill (?:himself|herself|themselves)|hang (?:himself|herself)|doesnt want to live|hurt (?:himself|herself)|end (?:his|her) life|suicidal)',
      '(?:cut|cutting|harm*|hurt|hurting) myself',
      'self ?harm*',
      '(?:written|wrote|writing|left) (?:a |my )?(?:note|goodbye*|letters?)(?: [^ ]+){0,2} (?:goodbye|kids|family|bye|to say)',

      'goodbye (?:everyone|world|all|forever)',
      'say* (?:my )?goodbye*',
      '(?:rope|pills|tablets|gun|knife|blade|razor)(?: [^ ]+){0,4} (?:ready|here with me|in front of me|saved up|stashed|in my hand)',
      '(?:saving|saved|stockpil*|collect*|hoard*)(?: [^ ]+){0,2} (?:pills|tablets|meds|medication)',
      'top myself',
      'dont deserve to (?:live|be here)',
      '(?:im|i am|just|only|such|being)(?: [^ ]+){0,2} (?:a )?burden',
      'everyone would be (?:better|happier|fine)',
      'wont be (?:here|around)(?: [^ ]+){0,2} (?:much longer|tomorrow|for long|soon)',

      'want it (?:all )?to (?:end|be over|stop) (?:for good|forever|permanently)',
      'on (?:the )?(?:bridge|ledge|roof|train tracks|edge of (?:the )?(?:bridge|platform|roof))(?: [^ ]+){0,4}(?:jump)?',
      'hang myself',
      'can not live|cant live (?:anymore|any more|like this|with this)',
      'ready to go and be with',
    ],
  },
  concepts: {
    fails: 'isnt|not|doesnt|didnt|wont|no longer|empty|run out|ran out|useless|no good|nothing|no help',
    inhaler: 'inhalers?|ventolin|salbutamol|albuterol|nebuliser|nebulizer|puffer|reliever',
    oneEye: '(?:right|left|one|my) eye|half (?:of )?my (?:vision|sight)|one side of my vision',
    chest: 'chests?|breastbones?|sternum|hearts?|ribcage|rib cage|breast bone|ribs',
    pain: 'pain|pains|painful|pressure|tight|tightness|tightening|tightened|squeez*|crush*|heavy|heaviness|ache|aches|aching|ached|hurt*|burn*|band|belt|vice|vise|elephant|weight|gripp*|grip|clench*|constrict*|pressing|stab*|knife|spasm*|ripping|tearing|clutch*|clamp*|sore|rope|strap|squashed|cramp*|throb*|on fire|stone|brick|twisting|dagger|dragging|killing|wont let go|holding|grabbing|rubbing|grabbed|grabs|stood on|standing on|sat on|stamped',
    crush:
      'crush*|belt|vice|vise|elephant|band|clamp*|squeezed|squashed|strap|rope|excruciating|unbearable|agonising|agonizing|ripping|tearing|brick|bricks|boulder|anvil|concrete|sitting on|standing on|caved in|worst|slab|stood on|sat on|stamped on|stomped on|pressing down',
    part: 'arms?|jaws?|shoulders?|necks?|backs?|teeth|shoulder blade|shoulder blades',
    affect:
      'numb|tingl*|ache*|aching|hurt*|heavy|pain|radiat*|spread*|shooting|sore|down my|down the|into|up to|up into|going down|running down|travel*|weird',
    breath: 'breath|breathe|breathing|breaths|inhale|exhale|air|oxygen|breathes|breth|breeth|brethe|lungs|lungful',
    cannot:
      'cant|cannot|can not|couldnt|unable|struggl*|fighting|barely|hardly|scarcely|gulp*|stopped|no longer|not enough|enough|running out|starved|not getting|isnt getting|trouble|difficult*|awful|terrible|laboured|labored|gasp*|never get|wont come|stops|cnt|cudnt|half|cnat|not able|only take|wont fill',
    hard: 'hard|hurts|painful|scared|afraid|difficult|fast|shallow|noisy|rattl*|quick*|short|heavy|rapid*|laboured|struggl*|funny',
    blue: 'blue|bluish|purple|violet|navy|dusky|greyish blue|grey|gray|ashen',
    bluePart:
      'lips|lip|face|nails|fingers|fingertips|fingernails|mouth|baby|son|daughter|he|she|skin|hes|shes|toes|cheeks',
    face: 'faces?|mouths?|smiles?|lips?|eyelids?|cheeks?|facial',
    droop:
      'droop*|dropped|drop|drops|sag*|lopsided|crooked|twisted|slipped|slid*|fallen|numb|paralys*|paralyz*|wonky|uneven|hanging|hangs|pulled|one side|dribbl*|drool*|skew*|not moving|wont move|slack|asymmetric*|gone funny|half|goes up|one half|pulling to|wont close|melting',
    limb: 'arms?|legs?|hands?|foot|feet|side of (?:my|his|her) body|whole side|left side|right side|one side of (?:my|his|her) body|limbs?|fingers|half of my body|half of (?:his|her) body|my body',
    dead: 'dead|limp|flopp*|paralys*|paralyz*|wont move|wont work|wont carry|wont hold|wont lift|wont respond|not working|not moving|doesnt work|doesnt move|doesnt respond|isnt working|isnt moving|stopped working|stopped moving|cant (?:move|lift|raise|feel|use|grip|hold)|cannot (?:move|lift|raise|feel|use|grip|hold)|couldnt (?:move|lift|raise|feel|use|grip|hold)|no feeling|no strength|no power|useless|gave way|gives way|giving way|buckl*|given up|dragging|lost the use|lost all feeling|lost feeling|lost power|dropping (?:things|everything)|like lead|dead weight|not obey*|doesnt obey|wont obey|wont do|hanging|hangs|stopped (?:obey*|respond*|follow*|hold*|support*)|wont follow|wont support|letting me down|keeps dropping|drops things|just hangs|foreign|not mine|isnt mine|like it isnt|someone elses|doesnt belong',
    talk: 'speech|words|talk|talks|talking|speak|speaks|speaking|sentence|sentences|word',
    garbled:
      'slur*|garbl*|jumbl*|muddl*|mix* up|gibberish|nonsense|rubbish|drunk|wrong|gone|lost|mush|wont come|cant|cannot|couldnt|could not|strang*|incoherent*|mumbl*|scrambl*|making no sense|not making sense|doesnt make sense|doesnt come|not come out|like a drunk|babbl*|unintelligible|backwards|stuck|unable|disappear*|doesnt understand|dont understand|not understand|blabber*|ranting|confused|weird things|drivel|word salad',
    eyes: 'eyes?|visions?|sight|eyesight|seeing|see',
    seesWrong:
      'double|blind|gone|lost|black|dark|curtain|shutter|veil|blacked|went|disappear*|missing|cant|couldnt|cannot|half|grey|blurr*|stopped',
    swell:
      'swell*|swoll*|puff*|balloon*|blown up|blew up|huge|enlarg*|inflat*|twice the size|double the size|fat|bloated|doesnt fit|wont fit|too big|massive|enormous|blown',
    throat: 'throats?|tongues?|windpipe|airway|voice box',
    tight: 'tight*|clos*|full|constrict*|narrow*|seizing|squeez*|thick|blocked|cant swallow|hoarse|itch*|scratchy',
    blood: 'blood|bleed*|bled|haemorrhag*|hemorrhag*|nosebleed*|nose bleed|pads?|sanitary',
    flow: 'wont stop|not stop*|doesnt stop|isnt stopping|hasnt stopped|cant stop|cannot stop|couldnt stop|pour*|gush*|spurt*|pump*|squirt*|everywhere|soak*|spray*|stream*|drench*|puddle|pool|pools|non stop|nonstop|keeps coming|like a tap|like a river|through the|wont clot|(?:twenty|thirty|forty|fifty|[2-5]\\d) (?:minutes|mins|min)|half an hour|an hour|so much|losing a lot|losing lots|dripping everywhere|jets|in an hour|every hour|clots|running down|trickling nonstop|flowing',
    vomit:
      'vomit*|throwing up|threw up|thrown up|throw up|puk*|bringing up|brought up|spew*|retch*|being sick|been sick|sick',
    bloodlike: 'blood|bloody|coffee|grounds|clots|bright red|black',
    person:
      'husband|wife|mum|mom|mother|dad|father|son|daughter|brother|sister|gran|nan|grandma|grandad|grandpa|baby|child|kid|toddler|friend|mate|neighbour|neighbor|colleague|boss|partner|boyfriend|girlfriend|he|she|hes|shes|man|woman|lad|aunt|uncle|passenger|stranger|someone|somebody|boy|girl|grandson|granddaughter|newborn|flatmate|lodger',
    gone: 'stopped breathing|not breathing|isnt breathing|no response|not respond*|isnt respond*|doesnt respond|wont respond|unrespons*|unconscious|passed out|out cold|collapsed|keeled over|jerk*|convuls*|seizure|seizing|fitting|having a fit|a fit|wont wake|cant wake|doesnt wake|not waking|isnt waking|cant be woken|rolled back|rolling back|limp|lifeless|floppy|foaming|frothing|not moving|isnt moving|blacked out|slumped|not coming round|stiff and shaking|twitching all over|wont even wake|shaking all over|blank stare|no pulse|gone grey and|knocked out|doesnt answer|not answering|wont answer|isnt answering|no answer|doesnt react|not reacting|wont react|doesnt move|wont move|not conscious|flat out|lying still|isnt with us|went floppy|stiffened|stiff',
    neck: 'neck|chin|head',
    stiff:
      'rigid|like a board|solid|locked|cant (?:bend|put|touch|get|move|tuck|bring|lower)|cannot (?:bend|put|touch|get|move|tuck|bring|lower)|wont (?:bend|go|touch|move)|unable to (?:bend|put|touch|get|move|lower)|doesnt bend|couldnt (?:bend|put|touch)|stiff|wood',
    lights: 'light|lights|daylight|lamp|brightness|bright light|window|screen',
    unbearable:
      'hurt*|bother*|unbearable|painful|too bright|kill*|sensitive|agony|cant (?:bear|stand|look|face)|hate*|hiding|hides|shies|screams|squint*|like knives|cant take',
    pills:
      'tablet|tablets|pill|pills|capsule|capsules|paracetamol|ibuprofen|aspirin|tylenol|meds|medication|medicine|medicines|painkillers|antidepressants|sleeping tablets|sleepers|codeine|diazepam|xanax|valium|zopiclone|benzos|drugs',
    whole:
      'whole|entire|every|full|handful*|fistful*|packet|packets|pack of|bottle|strip|strips|box|boxes|all at once|in one go|the lot|everything in|stash|load of|loads of|bunch of|too many|way too|a ton|all the|all of the|all my|all his|all her',
    drug: 'insulin|morphine|methadone|fentanyl|oxycodone|warfarin|digoxin|lithium',
    wrong:
      'instead|too much|double|doubled|extra|wrong|by mistake|ten times|twice|mixed|mix up|accident*|again by|tenfold',
    kid: 'child|toddler|baby|son|daughter|grandson|granddaughter|kid|little one|year old|little boy|little girl|little lad|my boy|my girl|the boy|the girl|youngest|infant|niece|nephew',
    swallowed:
      'ate|eaten|eating|swallow*|drank|drunk|drinking|got into|gotten into|got hold of|chewed|licked|sucked|sipped|gulped|put in his mouth|put in her mouth|helped himself|helped herself|tasted|inhaled|downed',
    life: 'live|living|life|alive|exist|existing|be here|go on|carry on',
    unwilling:
      'dont want|do not want|no longer want|not want|no point|no reason|pointless|nothing left|tired of|sick of|had enough of|want out|want out of|wanna get out|end|ending|take|taking|hate|cant do|not worth|isnt worth|worthless|no will|no desire|give up on|giving up on|finish|done with|over with|cant see why|dont see why|why should i|what for|no more|ready to go|dont wanna|cant face|hopeless|over it',
    death:
      'die|dying|dead|death|be gone|disappear forever|be over|not wake|never wake|end it|end everything|end things|end it all|kill myself|suicide|not exist|vanish|go to sleep forever|never have been born|stop existing|it to be over|it all to stop|everything to stop|off a bridge|in front of a train|under a train|wrists|overdose|hang myself|harming myself|hurting myself|harm myself|hurt myself|killing myself|ending my life|never get up|not get up|never wake up|sleep forever|slip away|cease|all to be over|gone for good|check out for good|end all this|end all of this',
    wish: 'want|wants|wanted|wanna|wish|wishing|hoping|hope|ready|plan*|thinking|thoughts|thought|tempted|rather|decided|going|gonna|better|longing|pray|praying|considering|jump|jumping|step|stepping|slit|ideas of|urge|feel like',
    farewell: 'letters|letter|note|notes|goodbye|goodbyes|my will|farewell|given away|giving away',
    decided:
      'kids|children|family|wife|husband|parents|mum|made up my mind|decided|last|suicide|final|to everyone|everyone|all my things|my things|my stuff|forever|explaining why',
  },
  harmless:
    'dentist*|dental|anaesthetic|anesthetic|numbing|filler*|botox|slept on|slept badly|sleeping on|just woken|when i wake|lay on|sat on|from the cold|the cold|chapped|windburn|sunburn|crying|cried|tooth out|wisdom tooth|cast|plaster|in a sling|cold sore|black eye|hungover|hayfever|hay fever',
  negation:
    'no|not|dont|doesnt|didnt|havent|hasnt|hadnt|isnt|arent|wasnt|werent|never|none|without|nor|neither|cant say i|denies|deny|nothing|free of|any more|aint',
  bridge:
    'have|had|having|has|got|get|getting|feel|feeling|felt|any|any more|real|really|experience|experienced|been|a|an|the|of|my|his|her|sign|signs|sort|kind|actual|history|noticed|more|at|all|there|is|was|i|in|bad|severe|sudden|like|or|proper|other|usual',
  deniedAfter:
    'no\\b|none|is gone for years|nope|absent|negative|stopped (?:straight|right|quickly|by itself|on its own|after a|within|immediately|almost)|stopped now|ruled out',
  joint: 'or|and|nor|no|any|either|neither|not|even',
  past: 'when i was (?:young|little|younger)|in my younger days|in (?:19|20)\\d\\d|back in|(?:19|20)\\d\\d|years? ago|years back|months? ago|weeks? ago|as a (?:child|kid|teenager|teen|baby|student|boy|girl)|when i was|used to|in my (?:teens|twenties|thirties|forties|youth|childhood|past)|at (?:school|uni|university)|long ago|in the past|last (?:year|summer|winter|spring|autumn|month|christmas|week)|once before|previously|ages ago|after my first|before my operation|a (?:decade|lifetime) ago|decades ago|history of|at the age of|aged \\d+|when (?:he|she) was|at (?:fifty|sixty|forty|seventy|thirty|eighty)|fully recovered',
  recent:
    'hours? ago|hrs? ago|minutes? ago|mins? ago|just now|this morning|tonight|today|earlier|half an hour|last night|an hour|this afternoon|this evening|for (?:ten|twenty|five|a few|thirty|fifteen|\\d+) (?:minutes|mins)|yesterday|in the night|during the night|overnight|since lunch|since breakfast|just|on the way',
  now: 'now|right now|again|currently|at the moment|still|happening|as i type|suddenly|today|all of a sudden|tonight|im having|keeps',
  nowFine:
    '(?:now|today|currently|these days|at the moment|again)(?: [^ ]+){0,3} (?:fine|ok|okay|nothing|no|none|well|good|better|not|great|normal|gone|recovered|nowhere|never)|(?:fine|ok|okay|nothing like that|well|better|all good|not|nothing|recovered|none|long gone|happy|great) (?:now|today|these days|at the moment|currently)|never again|not again|hasnt happened again',
  chronic:
    'for (?:[^ ]+ )?(?:months|years)|for (?:years|\\d+ years|ten years|many years|months|ages|decades|a year|two years|five years|three years|twenty years)|on and off|years now|since (?:childhood|birth|i was|19\\d\\d|20[01]\\d)|always had|chronic|every (?:spring|summer|winter|year)|now and then|occasionally|long standing|from time to time|once in a while',
  hypothetical: 'if|what if|in case|suppose|supposing|should i (?:ever|get|have|start)|were i|hypothetically|imagine',
  wonders:
    'who|what (?:should|do|would|number)|where|would|should i|call|ring|is it (?:ok|safe|dangerous)|can i|could|ever|do i|happens|how do|whom|may i|might',
  teaching:
    'read (?:about|that|an|somewhere)|reading (?:about|that|an)|article|film|movie|tv|telly|first aid (?:course|class|training)|course|lecture|training|textbook|revision|exam|leaflet|poster|documentary|book|novel|on the news|podcast|learn* about|studying|teach*|quiz|essay|dream*|nightmare|character|video game|song|google*|saw online|tiktok|youtube|school project|presentation|netflix|series|campaign',
  death:
    'died|passed away|passed on|lost (?:my|his|her) (?:mum|mom|dad|husband|wife|brother|sister|gran|nan|father|mother|grandad|son|daughter|friend)|funeral|buried|death of|late (?:husband|wife|father|mother)|killed himself|took his own life|took her own life|killed herself',
}
