import { type MoreWords, near } from './rules.ts'

/** Rarer wordings of `en.ts`, which the first question does not wait for. */
export const more: MoreWords = {
  findings: {
    headHit: ['head (?:wound|trauma|bash)'],
    rashDark: ['(?:rash|spots|blotches)(?: [^ ,]+){0,3} (?:purple|dark|maroon)'],
    poison: [
      'hand ?wash|toilet (?:block|gel|freshener)|air freshener|reed diffuser|diffuser|wax melts?|citronella|peroxide|iodine|super glue|glue|stain remover|polish|bait|flea (?:drops|treatment)|plant food|roundup|herbicid*|rinse aid|coin|water beads|toadstool*|nightshade|yew|laburnum|oleander|hemlock|daffodil*|lil(?:y|ies)|foxglove*|silica gel|viagra|hrt|thyroid|blood pressure|diabetes|codeine|tramadol|suboxone|clonidine|propranolol|amlodipine|gliclazide|antihistamine*|iron',
      'limescale remover|methylated spirits|washing up liquid|nail varnish remover|hydrochloric acid|wood preservative',
    ],
    instant: [
      'from one (?:second|minute|moment) to another',
      'straight (?:to|up to) (?:ten|10)|flicked a switch|out of nowhere like',
    ],
    throatTight: ['trouble swallowing'],
    breathless: [
      'out of puff|no puff|short of puff|cant breathe|puffed out|breathlessness|gasps?|gasped|wheezy|struggling with (?:my|his|her) breath*|heavy breathing|fast breathing|rapid breathing',
      'breath*(?: [^ ]+){0,2} (?:difficult|hard|laboured|labored|rattly|noisy)',
    ],
    breathNow: [
      near(
        'cant lie (?:flat|down|back)|cannot lie (?:flat|down|back)|sitting bolt upright|sit bolt upright|sleep sitting up|prop* up',
        'breath*|puff|air|wheez*|gasp*|lungs?|suffocat*|drown*|bubbl*',
      ),
      near('bubbl*|gurgl*|crackl*|foam*|froth*', 'lungs?|chest|breath*'),
      '(?:pink|bloody|bloodstained) (?:froth*|foam*|bubbles)|frothy (?:pink|sputum|spit)',
      'breathing(?: [^ ]+){0,2} (?:(?:so|really|very|that|awfully|terribly|extremely) (?:bad*|poor*|weak*|shallow*|labou?red)|all wrong|not right|isnt right)',
      'breath*(?: [^ ]+){0,6} (?:by|every|each) (?:minute|second)|breath*(?: [^ ]+){0,4} (?:worse|harder|shorter|weaker|faster)(?: [^ ]+){0,2} (?:fast|quickly|rapidly)',
      '(?:sats?|saturation*|oxygen|spo2|oximeter)(?: [^ ]+){0,5} (?:[67]\\d|8\\d)',
      near(
        '(?:inhalers?|puffer|pump|ventolin)(?: [^ ]+){0,3} (?:empty|finished|run out|ran out|lost)|(?:lost|out of)(?: [^ ]+){0,2} inhaler',
        'wheez*|breath*|tight|gasp*|air|attack|asthma is',
      ),
      '(?:cant|cannot|couldnt|unable to|struggling to|hard to|impossible to)(?: [^ ]+){0,2} (?:draw|take|pull|suck|catch|get)(?: [^ ]+){0,3} (?:breath|breaths|air|oxygen)',
      'fight* (?:for|to get) (?:air|breath|oxygen)|hungry for air|airless|breath* stops|stops breathing|stopped breathing',
      '(?:word|words) between|talk* in (?:single|short|broken)|stop* for (?:breath|air) (?:between|after|every)',
      'forget* to breathe',
      'drool*(?: [^ ]+){0,8} (?:breath*|air)',
      'drowning (?:in air|inside|from inside|lying)',
      'sucking in (?:at )?(?:his|her|the)',
    ],
    faint: [
      'swim*|reeling|legs (?:gone|like jelly|buckl*|gave)|funny colou?r|bad colou?r|no colou?r|terrible colou?r|washed out|chalk*|ghost*|clammier|cold and wet|about to pass|going to pass|half conscious|not with it|spaced|unsteady|collapsing|passing|floaty|off balance',
      '(?:terrible|awful|bad|dreadful|funny) colou?r|feel (?:terrible|dreadful|awful)|knees (?:gone|went|buckled)|(?:sense|feeling) of doom',
      'everything spins',
    ],
    limbNow: [
      '(?:cant|cannot|couldnt|could not|can not|unable to|wont|wouldnt|not able to|struggling to|trouble|difficulty) (?:seem to )?(?:make|get|making|getting|control|controlling|use|using|feel|feeling|lift|raise|command)(?: [^ ]+){0,2} (?:left|right|arm|arms|hand|hands|leg|legs|fingers|foot|feet)(?! (?:back|out|off|in|dry|clean|warm|from|through|past|into|around|round))(?: (?:to )?(?:work|move|do|grip|lift|hold|obey|respond|cooperate|go|up))?(?= ,|$| (?:then|and|but|for|since|properly|at|it|any|anymore|right|now|today|all|suddenly|to))',
      '(?:arms?|hands?|legs?|wrist)(?: (?:just|suddenly|then|has|had|have|keeps|kept|slowly|immediately)){0,2} (?:drop|drops|dropped|dropping|fell|sank|sinks|drifts?|drifted)(?= ,|$| (?:down|when|as|to (?:the|my|his|her)|straight|like|by|after|while))',
      '(?:spoon|fork|cup|mug|pen|keys|phone|things|everything|glass)(?: [^ ]+){0,3} (?:falls?|fell|falling|slips?|slipped|slipping|dropp*)(?: [^ ]+){0,3} (?:left|right) hand',
      '(?:weakness|numbness|tingling|pins and needles)(?: [^ ]+){0,4} (?:down|on|along|of) (?:one|the left|the right|my left|my right|his left|his right|her left|her right)(?= ,|$| (?:side|half|and|since))',
      '(?:lost|losing) (?:the )?(?:use|feeling|strength|power)(?: [^ ]+){0,3} (?:arm|leg|hand|side)',
    ],
    limb: ['leaning to one side'],
    speechNow: [
      near(
        'tongue',
        '(?:wont|wouldnt|isnt|doesnt|didnt|not|stopped|cant|couldnt)(?: [^ ]+){0,1} (?:work*|obey*|move|moving|listen*|cooperate|behave|do what)|like leather|too heavy|feels heavy|gone heavy|twisted|paralys*|lazy|tripping|tangled|numb and',
      ),
      '(?:cant|couldnt|cannot|could not|no ?one could|nobody could|no ?one can|nobody can|hard to|unable to|impossible to)(?: (?:really|even|properly))? (?:understand|make out|follow)(?: (?:a word|anything|half of))? (?:me(?= ,|$| (?:now|but|and|when|at|today|this))|what (?:hes|shes|im|mum|mom|dad|my husband|my wife)(?: (?:is|was))? (?:say*|talk*|try*))',
      '(?:lost|losing|lose|lost all|no) (?:the )?(?:power of speech|ability to (?:speak|talk)|speech)',
      '(?:suddenly|cant|cannot|couldnt|can not)(?: (?:even))? (?:speak|talk|say anything|say a word|get a word out|form a word|say (?:my|his|her) name)(?= ,|$| (?:and|only|just|properly|clearly|at all|suddenly|since|any|now|to us|to me))',
      'only (?:noises|sounds|grunts)',
      'doesnt understand what (?:i|we)(?: [^ ]+){0,2} say*',
    ],
    sightNow: ['(?:only|just) see half'],
    havingNow: [
      '(?:has|have|having|got|showing|shows) (?:the |all the |all |classic |clear |some )?(?:signs|symptoms) of (?:a |an )?(?:[^ ]+ )?(?:stroke|heart attack|sepsis|meningitis|anaphyla*)',
      'fast positive|fail*(?: [^ ]+){0,1} fast test',
      'think (?:its|this is|it is|he|she)(?: [^ ]+){0,4} (?:stroke|heart attack)',
    ],
    swollenNow: [
      'tongue(?: [^ ]+){0,4} (?:thick*|fat|fatter|big|bigger|large|larger|grow*|grew)',
      'throat(?: [^ ]+){0,5} (?:shut*|narrow*|seiz*|clos*|constrict*|seal*|shrink*|shrunk|strangl*)',
      '(?:shut*|narrow*|constrict*|clos*) (?:of |up )?(?:my |his |her |the )?throat',
      'lump(?: [^ ]+){0,3} throat(?: [^ ]+){0,4} (?:swallow|breathe)',
    ],
    hives: [
      'itch* all over|whole body itch*|body itch*|itching everywhere|welt|wheal*|nettle*|red all over|lumps|raised (?:rash|bumps|patches)|swelled up everywhere|scratching (?:like mad|everywhere|all over)',
      'skin is (?:on fire|burning|crawling)',
      'itching all over',
      'covered in spots',
    ],
    anaphylaxisNow: [
      'anaphyla* ~ (?:now|again|think)',
      'going into anaphyla*',
      'having an anaphyla*',
      'anaphylactic shock',
    ],
    bleedNow: [
      '(?:blood|bleed*)(?: [^ ]+){0,12} (?:lost|losing) (?:a lot|lots|loads|so much|too much|tons)(?! of weight)',
      '(?:bleed*|bled|blood)(?: (?:is|s|has|was|coming|came|soaking|soaked|going|seeping|right|straight|out)){0,2} through (?!my nose|the nose|my system|my body|my gums|my veins|the body)',
      near(
        'blood|bleed*|bled',
        'lost (?:a lot|lots|loads|so much|too much|tons)|losing (?:a lot|lots|loads|so much|too much|tons)',
      ),
      '(?:cant|cannot|couldnt|wont|unable to) (?:stem|staunch|stanch|control|slow)(?: [^ ]+){0,3} (?:blood|bleed*|flow)',
      'cough*(?: up)?(?: (?:a lot of|lots of|some|bright|red|fresh|pure|dark|clots of|of)){0,3} blood(?! (?:streak*|stain*|specks?|tinged|spots?|once))',
      near(
        'cut|gash|wound|slash*|laceration|stab*',
        'pump*|spurt*|gush*|pour*|squirt*|artery|to the bone|hanging off|deep and|wont stop|not stopping',
      ),
      '(?:cut|gash|wound)(?: [^ ]+){0,3} (?:to the bone|gaping)',
      '(?:stab|gunshot|bullet) wound*',
      '(?:cut|severed|nicked|hit|slashed|burst|sliced|opened)(?: [^ ]+){0,3} (?:artery|vein)',
      '(?:full of|lots of|a lot of|loads of|pints of|mostly|pure|just|nothing but) blood(?: [^ ]+){0,4} (?:stools?|poo|poop|toilet|loo|bowl|pan)',
      'bleeding(?: [^ ]+){0,3} (?:20|thirty|half an hour|an hour|twenty)(?: [^ ]+){0,3} (?:wont|still|not)',
    ],
    much: ['more than a period|worse than a period'],
    pregnant: ['(?:in|gone into|going into) labou?r'],
    unresponsiveNow: [
      '(?:seizures?|fit|fits|convulsions?|seizing|fitting)(?: [^ ]+){0,3} (?:for (?:[^ ]+ )?(?:minutes|mins)|still going|still happening|ongoing|on going|right now|wont stop|not stopping|after another|back to back|(?:five|ten|three|four|six|seven|eight|\\d+) (?:minutes|mins))',
      '(?:another|having|had a|having a) (?:seizure|fit|convulsion)',
      '(?:cant|cannot|couldnt|unable to|wont)(?: [^ ]+){0,3} (?:stay|keep|kept) (?:awake|conscious)|(?:get|bring|got)(?: [^ ]+){0,1} (?:him|her|them|mum|dad) (?:round|back|awake|to wake)',
      '(?:spark|sparked) out|out for the count|knocked (?:unconscious|cold|senseless)|death rattle|out of it completely|completely out of it',
      '(?:i|we|he|she|please) needs? an ambulance|send (?:an|the) ambulance',
      'in and out of consciousness',
      '(?:if|when|whenever|every time|each time|as soon as)(?: [^ ]+){0,2} (?:stand|get|sit|try)(?: [^ ]+){0,4} (?:pass out|faint|black out|lose consciousness)',
      'in cardiac arrest|(?:doing|giving|started|starting|need|needs)(?: [^ ]+){0,2} cpr|cant (?:find|feel) (?:a|his|her) pulse',
      '(?:gone|went|slipp*|falling|fell|going) into a (?:[^ ]+ )?coma|(?:diabetic|hypo) coma',
      'frothing at the mouth',
      'hardly breathing',
    ],
    drowsy: [
      'hardly (?:wake|wakes|rouse|responds|opens)|no wet napp*|(?:hasnt|not)(?: [^ ]+){0,2} (?:wet nappy|weed|peed|passed urine)|wont wake|gone quiet|very quiet|unusually quiet|cant keep (?:his|her) eyes open|fall* asleep|unusual cry|talk* (?:nonsense|rubbish|gibberish)|raving|delirious|blank|dazed|half asleep|in a daze|comatose|not responding',
      'refusing (?:to drink|feeds|milk|bottle)|not interested in',
      'not (?:himself|herself|rousing|alert|waking|drinking)|difficult*(?: [^ ]+){0,2} (?:wak*|rous*)|high pitched (?:cry|scream)|barely (?:awake|responding|responsive)|out of (?:his|her) head',
      'difficult to wake',
    ],
    fever: [
      'feverish|roasting|sweating and shivering|hot head|39|40|40\\.\\d|(?:high|raging|spiking) temp*',
      '(?:102|103|104|105)(?:\\.\\d)?',
    ],
    light: [
      '(?:lights?|lamp|sun|daylight|brightness)(?: [^ ]+){0,3} (?:kill*|hurt*|unbearable|stings?|bother*|agony|torture|murder)',
      '(?:dark|darkened) room|(?:wants|needs|insists)(?: [^ ]+){0,3} dark|sensitiv* to (?:the )?(?:light|bright)',
    ],
    rashNow: [
      '(?:fail*|positive)(?: [^ ]+){0,3} (?:glass|tumbler) test|still (?:see|visible|there)(?: [^ ]+){0,4} (?:glass|tumbler)',
      'fail* the glass test',
    ],
    sudden: ['came on (?:fast|quick*)', 'like someone hit'],
    worst: ['like this before'],
    worstHeadNow: [
      '(?:like|as if|as though|felt|feels)(?: [^ ]+){0,4} (?:smash*|hit|hits|hitting|kick*|shot|shoot*|whack*|smack*|club*|struck|strik*|bash*|slam*|axed|axe|hammer*|punch*|thump*|brick|bat|sledgehammer|bomb|explo*|crack*|split*)(?: [^ ]+){0,7} (?:head|skull|back of (?:my|his|her) (?:neck|head))',
      'headache (?:this|so|as) (?:bad|severe|intense|strong)(?: [^ ]+){0,3} (?:life|before|ever)',
    ],
    manyPills: [
      '(?:a )?(?:load|stack|pile|heap|ton|shedload) of(?: [^ ]+){0,3} (?:antidepress*|tablets|pills|meds|paracetamol|painkillers)',
      '(?:a|half a|one) hundred (?:[^ ]+ )?(?:pills|tablets)|(?:two|three|four|half a|couple of|several) (?:whole |full )?(?:packs|packets|boxes|bottles|strips|blisters|bottle|packet|box|strip)',
      'antifreeze|hand ?wash|toilet (?:block|gel|freshener)|air freshener|reed diffuser|diffuser|wax melts?|citronella|hydrogen peroxide|iodine|super glue|stain remover|furniture polish|rat bait|flea (?:drops|treatment)|plant food|roundup|herbicid*|rinse aid|lithium battery|coin battery|watch battery|water beads|toadstool*|nightshade|yew|laburnum|oleander|hemlock',
      '(?:engine|motor) oil',
      'limescale remover|methylated spirits|washing up liquid|nail varnish remover|hydrochloric acid|wood preservative',
      'everything in the (?:medicine|bathroom)(?: [^ ]+){0,1}|whatever (?:pills|tablets)',
      'vape (?:liquid|juice)',
      'laundry (?:pod|capsule)*',
    ],
    overdoseNow: [
      '(?:took|taken|gave|given|injected|swallowed|administered|drank|drunk|had|ate|eaten)(?: [^ ]+){0,5} (?:tablets?|pills?|meds|medication|medicines?|insulin|paracetamol|ibuprofen|codeine|tramadol|morphine|warfarin|calpol|dose|doses|antidepressants?|painkillers?|drops|capsules?|beta blockers?|statins?|thinners|patch*)(?: [^ ]+){0,5} (?:by mistake|by accident|accident*|in error|mistakenly|wrong|instead of|too many|too much|an extra|a double|double|doubled|triple|tripled|(?:two|three|four|five|six|eight|ten|twenty|\\d+) times|whole (?:bottle|box|pack|packet|strip))(?! (?:a day|daily|a week|per|each|every|this week|in the))',
      '(?:took|taken|gave|given|injected|swallowed|administered|drank|drunk|had|ate|eaten)(?: [^ ]+){0,4} (?:by mistake|by accident|accident*|in error|mistakenly|wrong|instead of|too many|too much|an extra|a double|double|doubled|triple|tripled|(?:two|three|four|five|six|eight|ten|twenty|\\d+) times|whole (?:bottle|box|pack|packet|strip))(?: [^ ]+){0,6} (?:tablets?|pills?|meds|medication|medicines?|insulin|paracetamol|ibuprofen|codeine|tramadol|morphine|warfarin|calpol|dose|doses|antidepressants?|painkillers?|drops|capsules?|beta blockers?|statins?|thinners|patch*)',
      '(?:by mistake|by accident|accident*|in error|mistakenly|wrong|instead of|too many|too much|an extra|a double|double|doubled|triple|tripled|(?:two|three|four|five|six|eight|ten|twenty|\\d+) times|whole (?:bottle|box|pack|packet|strip))(?: [^ ]+){0,2} (?:took|taken|gave|given|injected|swallowed|administered|drank|drunk|had|ate|eaten)(?: [^ ]+){0,5} (?:tablets?|pills?|meds|medication|medicines?|insulin|paracetamol|ibuprofen|codeine|tramadol|morphine|warfarin|calpol|dose|doses|antidepressants?|painkillers?|drops|capsules?|beta blockers?|statins?|thinners|patch*)',
      '(?:slow*|shallow|barely|hardly) breath*(?: [^ ]+){0,6} (?:heroin|morphine|drugs|methadone|fentanyl|opi*|patch)',
    ],
    selfharmNow: [
      '(?:shoot|shooting|hang|hanging|kill|killing|drown|drowning|poison|poisoning|gas|gassing|electrocute|strangle|harming|stabbing|suffocate|starve|throw*|finish|end) (?:himself|herself|themselves|themself|myself|yourself)(?! (?:laughing|running|working|at work|with work|into (?:work|it|the job)|over the|on the (?:bed|sofa)))',
      '(?:gonna|going to|wanna|want to|ima|imma|will|might|just|should|rather|id|about to|wants to) (?:kms|kys|ctb|unalive|off myself|do myself in|top meself|self delete|end me)|unalive myself|kms(?= ,|$| (?:tonight|now|today|i|im|fr|lol))(?<!\\d kms)',
      '(?:do|doing|done|did)(?: [^ ]+){0,1} (?:something|anything) (?:stupid|silly|terrible|drastic|to myself)(?! (?:like|with|at|to my|and sprained))',
      '(?:gun|shotgun|rifle|knife|rope|noose|razor|blade|pills|tablets)(?: [^ ]+){0,4} (?:going to do it|gonna do it|will do it|do it|use it|tonight)',
      '(?:how|ways?|method*|painless*|easiest|quickest|best way|right way)(?: [^ ]+){0,3} (?:to die|to kill myself|to end (?:it|my life)|of dying|of killing myself|of suicide)(?! of)',
      '(?:tried|trying|attempt*|try)(?: [^ ]+){0,1} (?:hang*|end it|end things|end my life|end (?:his|her) life|take (?:my|his|her)(?: own)? life|kill myself|kill (?:himself|herself)|overdose|jump off|drown)(?= ,|$| [^ ]+)',
      'no place for me (?:here|in this world)|world (?:is|would be|will be) better',
      '(?:cant|dont) trust myself(?= ,|$| (?:not to|with|tonight|alone|around))|(?:scared|afraid|frightened) of what i (?:might|will|could|may) do',
      '(?:please )?look after (?:my|the) (?:kids|cat|dog|children|son|daughter|girls|boys)(?: [^ ]+){0,2} (?:for me|when|after|once)|forgive me for what|this is (?:my )?(?:goodbye|the end|my last)|saying my goodbyes|my last (?:message|day|night|words)',
      '(?:done|through|finished|over) with (?:life|living|this life|being alive|this world|existing)|fed up (?:with|of) (?:living|life|being alive)|given up on (?:life|living)',
      '(?:wont|not going to|not gonna) (?:see|be here for|make it to|live to see) (?:tomorrow|the morning|christmas|next week|another)',
      '(?:planned|sorted|arranged|organised|worked out|decided)(?: [^ ]+){0,4} (?:how (?:ill|to|im going to) (?:do it|end|die|go)|my (?:death|funeral|suicide|exit))',
      '(?:letters?|notes?) (?:to say )?goodbye',
      'end it (?:tonight|today|all)',
      'nothing (?:left )?to live for',
      'wont be (?:here|around)(?: [^ ]+){0,2} (?:much longer|tomorrow|for long|soon)',
      'want it (?:all )?to (?:end|be over|stop) (?:for good|forever|permanently)',
      'ready to go and be with',
    ],
    oneSide: [
      '(?:left|right) (?:arm|leg|hand|foot|face|cheek)(?: [^ ]+){0,3} (?:left|right) (?:arm|leg|hand|foot|face|cheek)',
      '(?:arm|hand|leg|foot|face)(?: [^ ]+){0,1} (?:and|plus|then|with)(?: [^ ]+){0,2} (?:arm|hand|leg|foot|face)(?: [^ ]+){0,3} (?:same|left|right)',
      'half (?:of )?(?:my|his|her) body',
    ],
    vomitBloodNow: [
      '(?:vomit*|threw up|throwing up|thrown up|sick|puk*|brought up|bringing up)(?: [^ ]+){0,4} (?:full of|mostly|mixed with|all|lots of|looks? like|pure|there was|with|dark|red|black|it was)(?: [^ ]+){0,2} (?:blood|coffee|clots)',
    ],
    took: [
      'ingested|inhaled|guzzled|glugged|chugged|swigged|shovelled|polished off|crammed|stuffed|overdid|injected|smoked|sniffed|munched|devoured|been at|emptied',
    ],
    sick: [
      'ill|upchuck*|want to vomit|bile|nauseated|nauseating|queasiness|stomach (?:churn*|turn*)|hurl*|bringing up|brought up',
    ],
    sweat: [
      'wet all over|wet with|in a sweat|sweats|sweaty|beads of|pouring off|soaking wet|cold and wet|hot and cold|soaked through|drenched',
    ],
  },
  concepts: {
    fails: 'every few minutes',
    oneEye:
      'one side of my vision|half of (?:my|his|her) (?:sight|vision)|half (?:of )?(?:his|her) vision|(?:left|right) side of (?:my|his|her) vision|eye on the (?:left|right)',
    chest:
      'left side of my chest|breast ?plate|chest ?bone|brest ?bone|chest wall|solar plexus|bosom|sternem|ticker|thorax|left breast|chest cavity|behind (?:my|the|his|her) ribs|under (?:my|the|his|her) ribs',
    cannot:
      'harder and harder|impossible|snatch*|worsening|can only|isnt enough|havent got|suffocat*|agony|weaker|desperately|hardly any|barely any|very little|so little|wheez*',
    limb: 'one side of (?:my|his|her) body|half of (?:his|her) body|left half|right half|one half of (?:me|him|her)|half of (?:me|him|her)|left hand|right hand|legs and|one of (?:my|his|her) (?:arms|legs|hands)',
    talk: 'what (?:hes|shes|he|she|im) (?:saying|says)|speach|what comes out|comes out of (?:his|her|my) mouth|what (?:he|she|i|mum|dad) says|when (?:he|she|i) (?:speaks?|talks?)|language',
    garbled:
      'doesnt make sense|foreign language|all over the place|incomprehensible|couldnt understand|(?:arent|isnt|not|werent) (?:real|right|proper|words|english|coherent|clear)|made up|nonsens*|nonsensical|bizarre|inventing|unclear|sloppy|drawl*|in slow motion|noises|grunts|mangl*|mash*|mess|messed|hash|all wrong|every other|swapp*|replac*|losing|vanish*|trapped|(?:wont|wouldnt|didnt|dont|doesnt|arent) (?:come|form|join|leave|work|working)|refus*|nothing comes|alien|double dutch|gabbl*|gobbl*|gargl*|tipsy|plastered|sozzled|pissed|boozed|slured|gone funny|different language|klingon|martian',
    swell:
      'twice (?:its|their|the|his|her)|thicker|fatter|grown|grew|too large|barely fits|hardly fits|hanging out|size of (?:a|an) [^ ]+|like a (?:balloon|melon|pumpkin|hamster|boxer|football|golf ball|tennis ball)|ballon*|swelled|swells|swolled|swelld|swoolen|larger|engorg*',
    throat: 'back of (?:my|his|her) throat|toungue|toung|tung|throte|gullet|epiglottis',
    flow: 'dripping everywhere|trickling nonstop|cant get it to stop|towel after towel|pressure(?: [^ ]+){0,6} (?:still|no good|not)|through (?:every|each|all|bandage*|dressing*|tea ?towels?|t ?shirts?|kitchen roll|clothes|trousers|jeans|layers)|all over me|cant stem|staunch*|stanch*|wont let up|unstoppable|no sign of stopping|cant be stopped|wont quit|refuses to stop|wont dry|pulsing|pulsat*|in spurts|with every (?:heart)?beat|down my (?:arm|leg|legs|face|throat)|dripping off|pooling|waterfall|geyser|bath of|sink full|bowl full|bowlful|bucketful*|jugful*|cupful*|cups of|mugful|massive*|huge amount*|great deal|saturat*|sodden|litre|hours straight|like water|lashing|poured|tipping out|chucking out|gushed',
    person:
      'step(?:dad|mum|mom|daughter)|resident|tenant|him|bro|sis|bestie|hubbie|pops|dada|mam|mammy|grandkid|grandchild|grandchildren|kiddo|kiddie|wean|little un|youngster|schoolboy|pensioner|old lady|worker|builder|passer by|tourist|dancer|player|teammate|classmate|godson|goddaughter|in laws|spouse|wifey|housekeeper|carer|nanny|mil|fil|dh|dw|ds|dd|yiayia|papou',
    neck: 'back of (?:my|his|her) neck',
    stiff:
      'couldnt (?:bend|put|touch)|painful to (?:bend|move|lower)|wont tilt|bending backwards|bends? backwards|thrown back|pulled back|bent back|head back|immobile|unbending|rock hard|hard as|screams? (?:when|if)|cries (?:when|if)|pain on|hurts? (?:if|when)|painful to|(?:cant|cannot|couldnt|wont) (?:even )?(?:put|get|touch|bend|look|nod|lower|drop|tuck)',
    unbearable:
      'cannot (?:bear|stand|look|face|take|tolerate)|keeps (?:his|her) eyes|cant handle|wont look|wont open|begs|begged|begging|turn* off|switch* off|dark|dim|hide|under the (?:covers|blanket|duvet|pillow)|bothering|intolerable|stings?|dazzl*|pierc*|torment*|murder|worse|hurting|killing|screeching',
    swallowed:
      'put in his mouth|put in her mouth|bite|bites|biting|chewing|mouthing|licking|lapped|slurp*|poured|squirted|chugg*|necked|hands on|fished out|mouth (?:is )?(?:full|blue|stained|covered)|all over (?:his|her) mouth|up (?:his|her) nose|stuffed|munching',
    life: 'carry on(?! with)|carry on (?:any|living|like|much)|carrying on|going on(?! holiday)|continue (?:living|with life|like this|any)|breathing|being alive|being here|be around|stay here|stick around|existence|waking up|wake up|see another day|see tomorrow|get up any',
    death:
      'go to sleep forever|never have been born|everything to stop|in front of a train|check out for good|taking my (?:own )?life|ending everything|walk into the sea|perish|not be alive|not be here|put an end to|meet my maker|bleed out|bleed to death|jump off|jump from|jump in front|jump under|step in front|walk into traffic|drive into a|drive off a|crash (?:my|the) car|under a (?:bus|lorry|train)|train tracks|railway line|pull the trigger|a bullet|self harm|slit|slash|electrocute|not be around|off this (?:planet|earth)|do away with myself|finish myself|stop living|stop being here|stop breathing|eternal sleep|big sleep|suicidal|be with (?:him|her|mum|dad) again|join (?:him|her|my)|cutting my|razor',
    wish: 'cant stop thinking|wishes|threaten*|painless*|easiest way|quickest way|best way|way to|ways to|how to|desperate to|about to|determined|yearn*|crav*|research*|prepared|obsess*|method*|time to|all i think|cant stop',
    pain: 'wrung|wring*|gnaw*|tug*|ripped|torn|searing|excruciat*|unbearable|awful|terrible|lead|leaden|block|concrete|cement|thump*|hammer*|jab*|shooting|shoots|stabb*|compress*|tension|discomfort|uncomfortable|weird|wrong|corset|hoop|load|rod|spike|skewer|strangl*|pinned|punch*|wrapped|dull|acid|fire|crampy|pressured|pressures|seiz*|blocked|fluttering',
    crush:
      'wrung|strangl*|hoop|corset|girdle|forklift|tractor|rhino|hippo|gorilla|wrestler|fat man|big man|wardrobe|fridge|bag of cement|cement|breeze block|cinder block|bowling ball|cannonball|someone (?:is )?(?:sitting|standing|kneeling|stamping|pressing|squeezing|jumping|tighten*)|tightening a|foot on|knee on|weight on|lead weight|pinned|wrench*|screw*|python|boa|bear hug|in a fist|like a fist|clenched fist|(?:nine|ten|8|9|10) out of (?:ten|10)|9/10|10/10|8/10|sword|skewer*|spear*|torture|compressor|hydraulic|crushed|trampled|steamrolled|winched|ratchet*',
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
    dead: 'doesnt listen|wont listen|not listen*|stopped listening|stopped doing|powerless|strengthless|rubbery|wooden|jelly|block of wood|dangl*|like a (?:stone|brick|log|plank|dead weight|sack)|lump of (?:meat|lead|wood)|like stone|packed up|packed in|conked out|shut down|switched off|feeble|giving up|given way|giving out|uncoordinated|fumbl*|missing (?:my|the) (?:mouth|keys|buttons|cup)|let go|lets go|letting go|slips out of|falls out of|fall out of|(?:wont|wouldnt|couldnt|cant|cannot|doesnt|didnt) (?:hold up|go up|come up|write|button|make a fist|clench|pinch|grasp|grab|stay raised|do anything|be lifted|be raised|keep hold)|no strength|lost its|no longer (?:works|moves|mine)|all weak|terribly weak|very weak|suddenly weak|paralysis',
    seesWrong:
      'vanish*|dimm*|darken*|tunnel|doubled|two of (?:everything|you|them)|wiped|switched off|turned off|snuffed|not see*|unable to see|no (?:sight|vision)|isnt working|not working|stopped seeing|blinded|blindness|shade|halved|a quarter|missing',
    tight:
      'closing|close|closed|shrink*|shrunk|pinched|pinching|gripped|gripping|sticking|stuck|prickl*|fuzzy|fizz*|numb|weird|strange|odd|tickl*|swollen|burning',
    blood:
      'bledding|bleedin|claret|stump|artery|vein|stitches|incision|varicose|fistula|slash|laceration|haemorrage|hemorage',
    vomit: 'vommit*|being sick|chuck up|thrown up|spew*|gagg*|up comes|comes up|came up|coming up',
    bloodlike: 'claret|dark brown|brown granules|brown bits|like tar|all red|red liquid|red vomit|like liver|crimson',
    gone: 'dropped like|crashed to|collapsing|keels over|slumping|flopping|like a (?:doll|puppet|corpse|log|plank|statue)|having fits|fit after fit|another fit|spasming|shuddering|locked up|tonic|clonic|epileptic fit|unconsc*|non responsive|nonresponsive|not with us|no heartbeat|pulseless|stone cold|cold to (?:the )?touch|blue and|zonked|wont come back|cant bring|cannot wake|not stirring|isnt stirring|stares into space|staring into space|eyes (?:wide )?open but|eyes fixed|not blinking|unaware|gasping|death rattle|snoring (?:strangely|weirdly|oddly|badly)|electrocut*|turned (?:grey|purple|white)|wont stay awake|cant stay awake|keeps (?:passing out|blacking out|collapsing)|out for the count|flat on (?:his|her) (?:back|face)|in a pool|unmoving|lies there|shaking spell|eyes rolling|had a turn|spark out',
    lights: 'tv|telly|sunshine|bulbs?|daytime|blinds|flash|glare|phone|bright',
    pills:
      'pregabalin|gabapentin|diclofenac|oxycodone|percocet|vicodin|hydrocodone|adderall|ritalin|concerta|venlafaxine|effexor|duloxetine|escitalopram|lexapro|zoloft|seroquel|olanzapine|risperidone|trazodone|zolpidem|ambien|klonopin|clonazepam|alprazolam|bisoprolol|atenolol|amlodipine|ramipril|lisinopril|digoxin|warfarin|statins|gliclazide|loperamide|imodium|laxatives|diet pills|caffeine pills|paracetemol|parecetamol|panadol|anadin|solpadeine|lemsip|sudafed|piriton|dihydrocodeine|opioids|opiates|morphine|oramorph|painkiller|antidepressant|lamotrigine|keppra|phenobarb*|anti depressants',
    whole:
      'the entire|emptied|remaining|every one|each and every|a hundred|half a (?:bottle|packet|pack|box|strip)|bag of|bagful|stack of|pile of|weeks supply|weeks worth|months supply|stockpile|more than (?:i|he|she) should|overdos*|a load|all of (?:it|them)',
    drug: 'bisoprolol|metoprolol|verapamil|diltiazem|apixaban|rivaroxaban|gliclazide|glipizide|novorapid|lantus|humalog|flecainide|amiodarone|valproate|carbamazepine|phenytoin|clozapine|buprenorphine|levothyroxine|(?:heart|blood pressure|diabetes|epilepsy|sleeping) (?:tablets|pills|meds|medication|medicine)|ones for (?:my|the) heart|heart ones',
    kid: 'little un|wean|kiddo|kiddie|grandchild|grandchildren|grandkid|the wee|my wee|goddaughter|stepchild|three year|two year|month old|tiny one|schoolboy|nursery|crawler',
    unwilling:
      'weary of|wearied|exhausted by|enough of|no interest in|dont see (?:the|any)|whats the point|what is the point|wheres the point|no sense in|senseless|no joy in|dont care about|bored of|bored with|through with|despise|detest|loathe|never asked|didnt ask|not meant|shouldnt|depart|leaving this|cant stand|cant bear|too tired of|enough with',
    farewell: 'last words|final words|farewells|last message|final message|suicide note|voicemail|video message',
    decided: 'tonight|forgive me|love you all|for when im gone|end|bye|posted',
  },
  idioms: [
    'can only breathe through (?:my|his|her) mouth',
    '(?:cant|cannot|couldnt|hardly|barely|struggles? to|hard to)(?: [^ ]+){0,2} breath*(?: [^ ]+){0,9} (?:septum|polyps?|sinus*|adenoids|hay ?fever|nasal)',
    '(?:can|could|couldnt|cant|barely|hardly) (?:barely |hardly )?breathe in (?:these|this|my|the|that|those) (?:jeans|dress|trousers|skirt|corset|bra|suit|shirt|tights|belt|pants|leggings|uniform|heat|mask|collar|tie)',
    '(?:im|i am|i feel|i felt|feeling|me)(?: [^ ]+){0,2} zombies?',
    '(?:because of|due to|thanks to|with)(?: [^ ]+){0,3} (?:septum|polyps?|sinus*|adenoids|nostrils?|hay ?fever)',
    '(?:cant|cannot|couldnt|hardly|barely|struggles? to|hard to)(?: [^ ]+){0,2} breath*(?: [^ ]+){0,6} (?:septum|polyps?|sinus*|adenoids|hay ?fever|nasal)',
    '(?:cant|cannot|couldnt|hardly|barely|struggles? to|hard to)(?: [^ ]+){0,1} breath* (?:through|out of) (?:it|them|either)',
    '(?:scared|afraid|worried|terrified|frightened|fear|phobia|dread|anxious|nervous) (?:of|about)(?: (?:maybe|ever|always|just))? (?:choking|suffocating|fainting|passing out|collapsing|dying|bleeding|seizures?|fits?|meningitis|overdos*|sepsis|drowning|vomiting|throwing up|bee stings?|wasps?|blood|needles)(?! now| right)',
    '(?:scared|afraid|worried|terrified|frightened|fear|anxious)(?: [^ ]+){0,4} (?:ill|id|might|i might|i could|i would|could) (?:choke|suffocate|faint|collapse|have a (?:stroke|fit|seizure|heart attack)|get (?:meningitis|sepsis))',
    '(?:got|have|lead|living|live|in|enjoy*|having)(?: a)?(?: [^ ]+){0,1} (?:good|great|better|happy|happier|lovely|wonderful|normal|full|quiet) (?:life|place|job|family|marriage)(?: now| today| these days)?',
    'sick (?:note|leave|pay|line|days?|cert*|of (?!liv|life|being alive|exist|this|it|every|waking|breathing)[^ ]+)|off sick|call* in sick|homesick|(?:car|sea|travel|air) ?sick*',
    'bloody (?!vomit|sick|diarr|stool|poo|nose|mucus|phlegm|urine|discharge|and|mess|spit|froth|foam|stuff|liquid|fluid|rash)[^ ]+',
    'bleeding (?:nuisance|hell|idiot|marvellous|thing|computer|form|forms|kids|phone|website|joke|nightmare|freezing|stupid|late|car|cat|dog|weather|bus|queue)',
    'blood (?:tests?|type|group|count|results?|donat*|donor|sample|work|forms?|sugars?)',
    '(?:phone|battery|laptop|car|line|plants?|internet|wifi|signal|call|app|screen|printer|tv|watch|computer|tablet screen|boiler|fridge)(?: (?:is|has|just|was|suddenly|went|keeps)){0,2} (?:died|dead|dying|crash*|froze|frozen|collapsed|choked|went dead|gone dead)',
    'dead (?:against|keen|good|sure|nice|right|simple|handy|useful|cert|battery|phone|skin|happy|proud|pleased|busy|chuffed|lucky|interesting|cheap|sea|cells)|dying to (?!die)[^ ]+|dying for [^ ]+|brain (?:is )?dead',
    'breath of fresh air|(?:hold|holding|held) (?:my|your|his|her) breath|waste (?:of )?(?:my |your )?breath|under (?:my|his|her) breath|bad breath|breath tests?|breathing (?:down my neck|space|room|exercises?)|breath smells?|smelly breath',
    'stroke of [^ ]+|(?:breast|back|butterfly) ?stroke|strok(?:e|ing) (?:the|my|his|her|a) (?:cat|dog|beard|hair|baby)',
    'heart (?:attack on a plate|of gold|set on|to heart|rate)|by heart|bottom of my heart|blackout (?:blinds?|curtains?)|collapsed (?:lung|vein|chair|tent|bed)|in a heap laughing',
    'fit (?:notes?|for|as|to)|(?:throw*|threw|had|have|having) (?:a |an )?(?:hissy |right )?fits? when (?:i|she|he|they) (?:saw|heard|found|told|learned|realised)',
    '(?:a|with|slight|bad|my|his|her) limp(?= ,|$| (?:since|after|when|for|from|on))',
    '(?:risk|chances?|likelihood|prevention) of (?:a |an |having a )?(?:[^ ]+ )?(?:stroke|heart attack|choking|bleeding|seizures?|anaphyla*|overdose|meningitis|haemorrhage|fainting|clots?)',
    '(?:flu|covid|booster|tetanus|vitamin|b12|cortisone) shots?|kill(?:ing)? time|two birds',
    'laughing my head off|bite my head off|off my head with|head over heels|(?:do|doing|does) my head in',
  ],
  cues: {
    harmless:
      'numb from the cold|cold weather|leaning on|leant on|sitting on|sat (?:cross|funny|too long|on)|kneeling|slipped disc|pinched nerve|nerve block|epidural|tattoo*|sinusitis|lip balm|sunburnt|woke up puffy|in the mornings?|every morning|salty|gout|bunion|splint|rsi|tight shoes|new shoes|lay on|slept funny|slept awkward*|conjunctivitis|mumps|lip filler',
    teaching:
      '(?:can|could) (?:this|these|the|those)(?: [^ ]+){0,3} cause (?!my|me|his|her|him|this|these)|nursing (?:revision|student|exam)|revis(?:ing|ion)|medical student|med school|thesis|dissertation|newspaper|reddit|radio|pamphlet|brochure|eastenders|coronation street|storyline|holby|facebook post|saw a (?:post|video|clip|reel)',
    hypothetical:
      '(?:can|could|does|do|would|will|may|might)(?: [^ ]+){0,5} (?:cause|trigger|lead to|bring on|give you)(?! (?:my|me|his|her|him|this|these))|(?:how|what)(?: [^ ]+){0,2} (?:common|likely|dangerous|rare) (?:is|are)|what are the (?:signs|symptoms|warning|early)|what does a|how (?:do|would|can|could) (?:i|you|we|one|people) (?:know|tell|recogni[sz]e|spot)|is it true|difference between',
    chronic:
      'over (?:the|two|three|four|five|several|ten|many|a few|the last|the past)(?: [^ ]+){0,2} (?:years|months)|for the (?:past|last)(?: [^ ]+){0,2} (?:years|months)|(?:same|usual) as (?:always|usual|ever)|as usual|as always|my usual|the usual|lifelong|life long|long ?term|most (?:winters|months|weeks)|(?:once|twice|one|two|three) (?:or (?:two|twice|three) )?(?:a|every|times a) (?:month|year)|every (?:month|few months|so often|couple of months)|each (?:spring|summer|winter|year)|since (?:school|my teens|i was|the accident|my accident|the operation|my operation)|ever since (?:i was|the accident|my)|for as long as',
    nowFine:
      'no(?: such| more| further| longer)? (?:thoughts?|problems?|trouble|issues?|symptoms?|attacks?|fits?|seizures?|pain|urges?|plans?)(?: [^ ]+){0,3} (?:now|today|these days)|(?:sorted|married|retired|sober|clean|stable|grown up|over it|behind me|different person|doing well|all clear|settled|long gone|cured|healed|under control|happy|healthy|sorted out) (?:now|today|these days)|now (?:sober|clean|married|happily|all clear|cured|stable|retired|under control|a (?:mum|dad|nurse|grandmother)|i (?:feel|am|have) (?:fine|good|great|well|happy|two|three|a))|no longer',
    past: 'at [^ ]+teen(?! (?:minutes|past|to|percent|degrees))|at (?:twenty|twenty one|thirty)(?= ,|$| (?:i|and|but|then))|long time (?:ago|back)|a long time since|nothing came of it|no (?:trouble|problems?|issues?|symptoms|attacks|episodes|fits|seizures|repeat*) since|(?:fine|ok|okay|well|clear|good|healthy|clean|sober|stable|happy|careful) (?:ever )?since|(?:never|not once) (?:happened |had (?:it |one |any )?)?(?:again )?since|ever since then|donkeys years|growing up|in (?:primary|high|secondary|middle) school|in college|as a young|(?:in|last|back in) (?:january|february|april|june|july|august|september|october|november|december)|back then|(?:during|before|in) (?:the war|lockdown|covid|the pandemic|my first pregnancy|my last pregnancy)|after (?:my|our) (?:first|second|last) (?:child|baby|birth|divorce)|(?:two|three|four|five) (?:summers|winters|christmases) ago|when i (?:lived|worked|got married)|all those years|many moons|in another life|(?:previous|old) (?:stroke|heart attack|overdose)|survived a',
  },
}
