import type { SlotForms } from './slot.ts'

/** What is asked about visits of every specialty in words that patients do not use. */
export const VISIT: readonly SlotForms[] = [
  {
    asks: 'дистанц~|какое расстояние|сколько .. (проходит|пройти|может пройти)|как далеко|how far|what distance|walking distance|claudication distance|ποση αποσταση|ποσα μετρα|ποσο μακρια',
    said: '# метр~|метров|сто метров|квартал~|остановк~|# шаг~|до (магазина|остановки|угла)|metres|meters|yards|blocks?|lamp ?posts?|corner shop|end of the (road|street|drive)|# miles?|μετρα|τετραγων~|χιλιομετρ~|ως τη γωνια',
  },
  {
    asks: 'как~ (нога|рука|сторона|глаз|ухо|колено|плечо|бок|стопа) .. (хуже|сильнее|больше)|с какой стороны (хуже|сильнее|больше)|what side is worse|which .. (is|are) (worse|more affected|worst)|ποι~ (ποδι|χερι|πλευρα|ματι|αυτι|γονατο) .. (χειροτερ~|περισσοτερο|πιο)',
    said: '(лев~|прав~|слева|справа) .. (сильнее|хуже|больше|особенно)|(больше|сильнее|хуже) .. (лев~|прав~|слева|справа)|(left|right) .. (more|worse|worst|especially|mainly)|(more|worse|worst|mainly|mostly) .. (left|right)|(δεξι~|αριστερ~) .. (περισσοτερο|χειροτερα|πιο πολυ)|(περισσοτερο|πιο πολυ|κυριωσ) .. (δεξι~|αριστερ~)',
  },
  {
    asks: 'предвестник~|аур~|что .. (перед|до) (приступ~|обморок~|потер~)|ощуща~ перед|warning before|aura|what .. (feel|felt|happen~|notice~) before|before the (attack|blackout|faint|seizure|collapse|episode)|προειδοποιητικ~|αυρα|τι ενιωσε πριν|τι .. πριν (απο )?(την|τη|το)',
    said: '(перед|до) (приступ~|этим|обморок~)|предчувств~|потемнело|привкус~|запах~|зигзаг~|вспышк~|rising feeling|metallic taste|funny (taste|smell|feeling)|deja vu|zigzag~|flashing|before (it|the|i)|light ?headed|went grey|felt (hot|odd|strange|funny|sick)|remembers?|πριν (απο )?(την|τη|το|λιποθυμ~)|μυρωδια|γευση|λαμψεις|ενιωσ~|σκοτειν~',
  },
  {
    asks: 'сколько (длится|длятся|длился|продолжа~) (приступ~|боль|эпизод~|обморок~|атак~)|как долго (длится|длятся|длился|продолжа~) (приступ~|боль|эпизод~|обморок~|атак~)|длительность (приступ~|эпизод~|боли)|how long (do|does|did) .. (attacks?|episodes?|spells?|pain|headaches?|it|bouts?|turns?|shaking|seizures?|dizziness|vertigo) .. (last|go on)|duration of (the )?(attacks?|episodes?|pain|seizures?)|ποσο (διαρκ~|κρατ~)|ποση ωρα (διαρκ~|κρατ~)',
    said: 'сколько длится|как долго|# (секунд~|минут~|час~|дн~|сут~)|пару (минут|часов|секунд)|минут #|часа #|полчаса|пол минуты|how long .. (last|go on|lasts)|half a minute|half an hour|# (seconds?|minutes?|hours?|days?)|(a )?(couple of|few) (seconds|minutes|hours|days)|an hour|all day|most of the day|ποσο (διαρκ~|κρατ~)|# (δευτερολεπτα|λεπτα|λεπτο|ωρες|ωρα|μερες)|μιση ωρα|κανα μισαωρο|μισο λεπτο',
  },
  {
    asks: 'какие операции|как~ операц~|что оперировали|чем оперирован|what (operations?|surgery|procedures?)|which operations?|any (operations?|surgery)|previous surgery|surgical history|operations?|τι χειρουργεια|ποιες (εγχειρησεις|επεμβασεις)|χειρουργειο .. εχει κανει',
    said: 'операц~|оперир~|удал~|вырез~|зашива~|ставили|поставили|стент~|протез~|\\S+эктоми~|\\S+сечени~|\\S+пластик~|had .. (done|out|off|in|removed|replaced|fitted|pinned|repaired)|valve|stents?|bypass|pacemaker|hernia|took (out|off)|taken (out|off)|removed|replace[d]?|replacement|\\S+ectomy|\\S+plasty|surger~|operat~|caesar~|section|keyhole|αφαιρ~|εβγαλ~(?! (?:καντηλ|σπυρ|εξανθ|φουσκ|πυρετ))|χειρουργ~|εγχειρ~|επεμβασ~|καισαρικ~|βαλβιδα|στεντ|\\S+εκτομη|μανικι|αρθροπλαστικ~|μου εβαλαν',
  },
  {
    asks: 'имт|индекс массы|bmi|body mass|δμς|δεικτης μαζας',
    said: 'имт|индекс массы|bmi|body mass|δμς|δεικτης μαζας',
    closed: true,
    value: true,
  },
  {
    asks: 'групп~ крови|резус~|blood (group|type)|rhesus|ομαδα αιματος|ρεζους',
    said: 'групп~ крови|резус~|blood (group|type)|rhesus|o (negative|positive)|anti d|ομαδα|ρεζους|αντι d',
    closed: true,
  },
  {
    asks: 'побочн~|side effects?|adverse|παρενεργει~|ανεπιθυμητ~',
    said: 'побочн~|от (него|нее|них) .. (тошн~|кашель|болит|сонл~|отек~|запор|слаб~)|тошн~|сонлив~|кашел~|side effects?|made me|makes me|gave me|gives me|couldnt (take|stand)|upset|knocked me|zombie|cough|nightmares|παρενεργει~|με (πειραξε|επειραξε|εκανε|ζαλιζε|νυσταζε|διαλυσε)|μου (εφερνε|εφερε|εκανε)',
  },
  {
    asks: 'пропуска~ (прием~|доз~|таблет~|лекарств~)|соблюда~ (ли )?(лечен~|прием)|приверженн~|регулярно ли|adheren~|complian~|miss(es|ed|ing)? .. (doses?|tablets?|pills?|inhaler)|taking .. (regularly|properly)|does .. forget|συμμορφ~|ξεχναει .. (δοσ~|χαπι~)|παραλειπει|παιρνει τακτικα',
    said: 'пропуска~|забыва~|не всегда|через раз|как вспомню|регулярно|каждый день пью|miss(ed|es|ing)?|forget|forgot|skip|skipped|ran out|run out|on and off|religiously|every day without|sort of|most days|ξεχν~|παραλειπ~|καμια φορα|οποτε θυμ~|ανελλιπως|κανονικα το παιρν~',
  },
  {
    asks: 'диет~|что (нельзя |можно )?есть|как~ питани~|какую еду|ограничени~ в (еде|питании)|diet~|what .. (eat|avoid eating|drink)|food advice|διαιτ~|τι (να|πρεπει να|μπορει να) (τρωει|φαει|πινει|αποφευγει)',
    said: 'диет~|соль|соли|солен~|сладк~|жирн~|остр~|мучн~|овощ~|питани~|есть (мало|чаще|меньше)|ешьте|пейте|меньше|исключить|diet~|salt|sugar~|fatty|spicy|fibre|fiber|vegetables|less (tea|coffee|salt|sugar|alcohol)|cut (down|back|out)|eat|meals?|swap|διαιτ~|αλατι|αλμυρ~|γλυκα|λιπαρ~|φρουτα|λαχανικα|λιγοτερ~|να τρωτε|γευμα~|καφε|τσαι',
  },
  {
    asks: 'когда (последний раз )?(ел|ела|кушал~|поел~)|последний прием пищи|натощак ли|last (eat|ate|meal)|when did .. (eat|last eat)|fasted|nil by mouth since|ποτε .. εφαγε|τελευταιο γευμα|νηστικ~',
    said: '(ел|ела|кушал~|поел~|завтрак~|обедал~|ужинал~)|натощак|не (ел|ела)|(ate|eaten|eat|breakfast|lunch|(had|my|her|his|after|before|for|at) dinner|supper|meal|toast|sandwich|fasted|fasting)|nothing since|εφαγ~|νηστικ~|πρωινο|μεσημερι φαγητο|γευμα',
    closed: true,
  },
  {
    asks: 'как (получил~ травм~|это случил~|упал~|травмиров~|произошл~)|механизм травмы|обстоятельств~|при каких обстоятельств~|how did .. (happen|fall|injur~|hurt|do it|break|burn|cut)|mechanism|what happened (to|when)|circumstances|πως (χτυπησε|επεσε|εγινε|τραυματιστηκε|εσπασε|καηκε|κοπηκε)|μηχανισμ~',
    said: 'упал~|подскользн~|поскользн~|подвернул~|ударил~|сбил~|врезал~|порезал~|обжег~|обожг~|прищемил~|споткнул~|свалил~|слетел~|fell|slipped|tripped|twisted|went over|landed|hit|knocked|crashed|came off|cut (my|his|her|it)|burn(t|ed)|scald~|trapped|tackled|rolled|επεσα|επεσε|γλιστρ~|στραβοπατ~|χτυπησ~|σκονταψ~|γυρισε|κοπηκ~|καηκ~|εκαψ~|τρακαρ~|πλακωσ~',
  },
  {
    asks: 'наступа~ ли|может ли (наступать|ходить)|опира~|weight ?bear~|walk on it|put weight|stand on it|παταει|πατησει|φορτιζει|να στηριχτει',
    said: 'наступ~|опира~|не могу ходить|ходить (не )?мог~|прыга~ на|хром~|weight|put (my|any) (foot|weight)|walk on it|stand on it|limp~|hobbl~|hop~|πατ(αω|ησω|αει|ησει)|στηρι~|κουτσ~|να περπατησ~',
    closed: true,
  },
  {
    asks: 'кто (привел|привез|сопровожда~|пришел с|приехал с|рассказал|вызвал)|с кем (пришел|пришла|приехал~)|who (came|brought|accompanied|is with|was with|attended|called the)|accompan~|ποιος (τον|την|το) (εφερε|συνοδευ~|συνοδεψε)|με ποιον ηρθε|συνοδος',
    said: '(с|со) (мамой|мужем|женой|дочерью|дочкой|сыном|бабушкой|сестрой|братом|соседкой|папой|отцом)|(мама|муж|жена|дочь|дочка|сын|бабушка|соседка) (привел~|привез~|вызвал~|принес~)|seen with|with (his|her|my) (mum|mother|dad|father|wife|husband|daughter|son|partner|flatmate|sister|brother|carer)|brought (in )?by|flatmate|με (τη|την|τον) (μητερα|γιαγια|συζυγο|κορη|γιο|αδελφη|πατερα|παππου|γυναικα|αντρα) (του|της|μου)|η κορη|με εφερε|τον εφερε|την εφερε',
  },
  {
    asks: 'контакт с (больн~|инфекц~|заразн~)|кто нибудь (болеет|болел)|болеет ли кто|кто (еще )?бол(ен|еет)|sick contacts?|contacts? ill|anyone (else )?(ill|sick|unwell)|infectious contacts?|who else (is|was) (ill|sick)|επαφη με (αρρωστ~|κρουσμα)|αρρωστος (στο σπιτι|κανεις)|ποιος (αλλος )?(ειναι )?(αρρωστος|κρυωμενος|νοσησε)',
    said: 'болеет|болеют|болел~|заболел~|кашляют|контакт~|в (саду|садике|классе|школе|группе)|(has|had|got) (it|a cold|the same|a bug|a cough) (too|as well)?|everyone|going round|off sick|ill|poorly|nursery|αρρωστ~|κρυωμεν~|κολλησε|γριπη|σταθμο|σχολειο ολοι|ολοι βηχουν',
  },
  {
    asks: 'цел~ (давлени~|сахар~|лечени~|холестерин~)|целев~|target|goal|aim for|aiming|στοχο~',
    said: 'цель|целев~|ниже #|не выше #|до #|target|goal|aim|below #|under #|between #|less than #|στοχο~|κατω απο #|πανω απο #',
  },
  {
    asks: 'можно ли (ему|ей|пациент~|больн~)?|разреш~|запрещ~|чего нельзя|что нельзя (делать)?|what .. not (do|allowed)|not allowed|forbidden|restrictions?|can (he|she|they|the patient)|what (should|must) (he|she|they) (avoid|not)|τι απαγορευ~|επιτρεπ~|μπορει να|τι (δεν πρεπει|να αποφυγει|να μην)',
    said: 'нельзя|можно|не (надо|нужно|стоит)|запрещ~|исключить|избега~|не (ходить|поднимать|мочить|греть|водить|купаться|летать)|must not|mustnt|no (driving|lifting|running|sport|alcohol|swimming|work|school|bath~|ladders)|avoid|dont (drive|lift|swim|fly|run|drink)|not (to|for|till|until|up)|cant|you can|fine to|keep off|stay off|δεν (κανει|πρεπει|επιτρεπεται)|απαγορευ~|να μην|μην|οχι (οδηγηση|βαρη|αλκοολ|μπανιο|γυμναστικη|σχολειο)|αποφευγ~|μπορειτε',
  },
  {
    asks: 'сколько (дней|длятся|длится) (месячн~|менструац~)|длительность (месячн~|менструац~)|how (long|heavy) (are|is|do) .. periods?|period length|ποσες μερες .. περιοδο~|διαρκεια .. περιοδου|ποσο κραταει .. περιοδο~',
    said: 'по # дн~|# (семь|восемь|пять|шесть) дней|дней по|сгустк~|last # days|# days|flood~|clots?|heavy|κραταει # (μερες|ημερες)|# μερες|πλημμυριζ~|πηγματα',
    near: 'месячн~|менструац~|цикл~|period~|περιοδο~',
  },
  {
    asks: 'последн~ (менструац~|месячн~)|когда были месячн~|last (menstrual )?period|lmp|τελευταια (περιοδο~|εμμηνο~)|τερ',
    said: 'последн~ (менструац~|месячн~)|месячные (были|начались|пришли)|начались #|last period|lmp|period (was|came|started)|τελευταια (περιοδο~|εμμηνο~)|τερ|ηρθε η περιοδος|αδιαθετησα',
    closed: true,
  },
  {
    asks: 'устройств~|кардиостимулятор~|имплант~|протез~|pacemaker~|implants?|device~|metalwork|prosthes~|βηματοδοτη~|εμφυτευμ~|προθεση',
    said: 'кардиостимулятор~|имплант~|протез~|стент~|спираль|эндопротез~|pacemaker~|icd|implants?|implanted|valve|stents?|coil|metalwork|plate|screws|prosthe~|false teeth|dentures|hearing aid~|βηματοδοτη~|απινιδωτη~|στεντ|προθεση|βαλβιδα|σπιραλ|λαμα|βιδες',
    closed: true,
  },
  {
    asks: 'очки|линз~|слухов~ аппарат~|glasses|lenses|hearing aids?|γυαλια|φακους|ακουστικ~',
    said: 'очки|очках|очков|линз~|слухов~ аппарат~|glasses|contacts|lenses|varifocals|hearing aids?|γυαλια|φακους|φακοι|ακουστικ~',
    closed: true,
  },
  {
    asks: 'что (выписали|дали|вводили|кололи|делали|сделали) (в|на) (скорой|больниц~|приемн~)|скорая (сделала|ввела|дала)|что сделала скорая|what did the (ambulance|paramedics|crew) (give|do)|given by (the )?(ambulance|paramedics)|τι (του|της) (εδωσαν|εκαναν) (στο|στα|οι)|διασωστες',
    said: 'скорая|скорой|фельдшер~|ввели|вкололи|укололи|капали|магнезию|ambulance|paramedics?|crew|gave (him|her|me)|διασωστες|εκαβ|ασθενοφορο|μου εδωσαν|του εδωσαν|της εδωσαν',
  },
  {
    asks: 'рост ребенка|центил~|перцентил~|centiles?|percentiles?|growth chart|εκατοστιαια|καμπυλη αναπτυξης',
    said: 'центил~|перцентил~|centiles?|percentiles?|growth|line|εκατοστιαια|θεση|καμπυλη',
    closed: true,
  },
  {
    asks: 'кто (живет|проживает)|сколько человек (живет|в семье)|жилищн~ услови~|услови~ (проживания|жизни)|housing|living (situation|conditions|arrangements)|home situation|who .. live with|συνθηκες (διαβιωσης|κατοικιας)|ποσα ατομα|με ποιους μενει|που μενει',
    said: 'жив(у|ет|ем|ут)|квартир~|дом|общежити~|этаж~|лифт~|плесень|сыро|ипотек~|lives?|live (with|alone|in|on)|flat|bungalow|house|hostel|mould|damp|stairs|floor|sheltered|care home|alone|μεν(ω|ει|ουν|ουμε)|ζ(ω|ει|ουν)|διαμερισμα|οροφο|ασανσερ|μουχλα|υγρασια|ατομα',
  },
  {
    asks: 'кашл~ (сух~|влажн~|с мокрот~)|мокрот~|sputum|phlegm|bring~ .. up|productive|πτυελα|φλεγμα~|αποχρεμψη',
    said: 'мокрот~|слизь|сухой|откашлива~|отхарк~|sputum|phlegm|gunk|bring~ (up|anything)|cough~ up|dry|nothing comes up|chesty|πτυελα|φλεγμα~|φλεματα|ξερος|βγαζω|βγαζει',
    near: 'каш~|мокрот~|cough~|phlegm|sputum|chest|βηχ~|φλεγμ~',
  },
  {
    asks: 'озноб~|потлив~|потеет|ночн~ пот~|chills?|rigors?|sweats?|sweating|ριγος|ριγη|εφιδρωσ~|ιδρων~',
    said: 'озноб~|знобит|знобило|трясло|трясет|потею|потеет|пот~|мокр~ (насквозь|рубашк~)|chills?|rigors?|shiver~|shak~|sweat~|drenched|ριγος|ριγη|κρυαδ~|τρεμ~|ιδρων~|ιδρωσ~|ιδρωτ~|μουσκεμα',
    closed: true,
  },
  {
    asks: 'зуд~|чешется|itch~|pruritus|φαγουρα|κνησμ~',
    said: 'зуд~|чеш~|чес~|свербит|itch~|scratch~|φαγουρ~|ξυν~|κνησμ~|με τρωει',
    closed: true,
  },
  {
    asks: 'сердцебиен~|перебо~|аритми~|palpitation~|irregular (heart|pulse)|παλμ~|αρρυθμι~|ταχυκαρδι~|φτερουγισμ~',
    said: 'сердцебиен~|колотит~|перебо~|замира~|выскакива~|трепыха~|аритми~|неровно|palpitat~|flutter~|racing|thump~|pounding|skip~|irregular|παλμ~|φτερουγ~|χτυπαει (δυνατα|γρηγορα)|αρρυθμ~|ταχυκαρδ~|ταχυπαλμι~',
  },
  {
    asks: 'шум~ в ушах|звон в ушах|звенит|tinnitus|ringing|buzzing|εμβο~|βουητο|βουιζ~',
    said: 'шум~ в (ушах|ухе)|звон~|звенит|гудит|tinnitus|ring~|buzz~|whoosh~|hiss~|εμβο~|βουητο|βουιζ~|σφυριγμα',
    closed: true,
  },
  {
    asks: 'слух~|глухот~|слышит ли|hearing|deaf~|ακοη|βαρηκοι~|ακουει',
    said: 'слух~|слышу|слышит|глух~|переспрашива~|hearing|deaf~|hear|telly up|ακοη|ακουω|ακουει|βαρηκο~|κουφ~',
  },
  {
    asks: 'профессия|професси~|кем (он |она |пациент~ )?(работа~|трудит~)|где (он |она )?работа~|чем занимается|occupation|job|profession|for a living|what (work|job)|work as|επαγγελ~|τι δουλεια|που δουλευει|που εργαζεται|εργασια',
    said: 'вожу|на почте|таскаю|преподаю|торгую|строю|шью|на кассе|на рынке|в банке|в школе работ~|машинист~|почтальон~|крановщик~|сантехник~|электромонтер~|тракторист~|моряк~|пилот~|стюардесс~|переводчик~|журналист~|художник~|кладовщик~|бригадир~|директор~|психолог~|i run|run a|own a|on the tills|decorator|scaffold~|brick~|plumb~|electrician|carpenter|joiner|mechanic|driver|pilot|florist|groomer|vet|vets|lecturer|student|apprentice|warehouse|call cent~|carer|cleaner|chef|waitress|barista|cafe|shop|salon|office|accountant|solicitor|engineer|gardener|fisherm~|postman|οδηγω|νταλικ~|φορτηγ~|ταξι|ταμιας|πωλητρια|πωλητης|σερβιτορ~|μαγειρ~|κομμωτρ~|υδραυλικ~|ηλεκτρολογ~|οικοδομ~|μπογιατζ~|συνεργειο|αγροτ~|κτηνοτροφ~|ψαρας|ναυτικ~|καπετανι~|λογιστ~|γραμματε~|δικηγορ~|αρχιτεκτον~|φουρν~|αποθηκ~|υπαλληλ~|δασκαλ~|καθηγητ~|νηπιαγωγ~|νοσηλευτ~|φοιτητ~|συνταξιουχ~|νοικοκυρα|ξενοδοχει~|περιπτερ~|κουβαλα~|βαρδι~',
  },
  {
    asks: 'ревматоидн~ артрит~|rheumatoid( arthritis)?|ρευματοειδ~( αρθριτιδα)?',
    said: 'ревматоид~|rheumatoid|ρευματοειδ~',
    closed: true,
  },
  {
    asks: 'где (сыпь|высыпани~|пятна|бляшки|очаги|узел|рана|язва|отек~)|локализаци~ (сыпи|высыпани~|пятен|очагов)|where (is|are) .. (rash|lesions?|spots|plaques|patches|lump|wound|ulcer|swelling)|που (εχει|ειναι|εντοπιζ~) .. (εξανθημα|βλαβ~|πλακ~|κηλιδ~|εξογκωμα|πληγη|ελκος|οιδημα)',
    said: '(на|в|под|за|около|вокруг) (лиц~|ног~|рук~|шее|спин~|груд~|живот~|локт~|колен~|кист~|стоп~|голен~|голов~|ух~|пальц~|сгиб~|складк~|бедр~|плеч~|ягодиц~)|(on|in|over|under|behind|around) (my|his|her|the|both) .. (face|legs?|arms?|neck|back|chest|tummy|elbows?|knees?|hands?|feet|foot|shins?|scalp|ears?|fingers?|thighs?|shoulders?|buttocks?|trunk|armpit|groin)|στ(ο|η|ην|ον|α|ους|ις) (προσωπο|ποδι~|χερι~|λαιμο|πλατη|στηθος|κοιλια|αγκων~|γονατ~|κεφαλι|τριχωτο|αυτι~|δαχτυλ~|μηρο~|ωμο~|κορμο|πτυχες|γλουτο~|μασχαλ~|κνημ~)',
  },
  {
    asks: 'металл~|никел~|metals?|nickel|μεταλλ~|νικελι~',
    said: 'металл~|никел~|золот~|серебр~|пуговиц~|серьг~|metal~|nickel|gold|buttons?|earrings?|μεταλλ~|νικελ~|σκουλαρικ~|χρυσ~',
    closed: true,
  },
  {
    asks: 'где (у него |у нее )?(болит|боль|болело|болят)|в каком месте|локализаци~ боли|where .. (pain|hurts?|sore|ache|tender)|site of (the )?pain|που (ποναει|πονα|εντοπιζεται)|σε ποιο σημειο',
    said: 'пуп~|внизу живота|низ живота|вверху живота|под ребр~|правый бок|левый бок|(в|на) (правом|левом|правой|левой)|под лопатк~|между лопат~|за ухом|показыва~|tummy button|belly button|(low(er)?|upper) (tummy|abdomen|back)|right side|left side|one side|under (my|the|his|her) ribs|(left|right) (hip|knee|shoulder|ankle|wrist|elbow|foot|hand|heel|ear|side|flank|loin|groin)|heel|αφαλο|ομφαλο|χαμηλα στην κοιλια|ψηλα στην κοιλια|κατω απο τα πλευρα|δεξια (στη|στο|κατω)|αριστερα (στη|στο|κατω)|(δεξι|αριστερο) (γονατο|ωμο|ισχιο|πλευρο|ποδι|χερι|αυτι|ματι)|στη φτερνα|στη μεση|στον αυχενα',
  },
  {
    asks: 'сколько воды|сколько (он |она )?пь(ет|ёт) (воды|жидкости)|fluid intake|how much .. drink~|ποσο νερο|ποσα υγρα',
    said: 'пь(ет|ю) (мало|много|воды)|воды|полстакан~|стакан~|литр~|drinks?|drinking|glass~|cups?|bottles?|fluids?|νερο|ποτηρι~|υγρα|λιτρα|πινει',
  },
  {
    asks: 'как (ест|питается|кушает)|что (он |она )?ест|аппетит~|eating|what does .. eat|appetite|τι τρωει|πως τρωει|ορεξη',
    said: 'макарон~|каш~|овощ~|ест|ем|кушает|питается|аппетит~|кусоч~|eats?|eating|off (his|her|my) food|appetite|meals?|picks at|vegetables|τρωει|τρωω|ορεξη|φαι|φαγητο|μακαρονι~',
  },
  {
    asks: 'отношени~ в семье|что (случилось|происходит) (дома|в семье)|стресс~|развод~|проблемы (дома|в школе)|stress~|worries|problems at (home|school|work)|separat~|αγχος|στρες|προβληματα στο (σπιτι|σχολειο)',
    said: 'ушел|ушла|развод~|развел~|умер~|переживает|стесняется|дразнят|обижают|ссор~|экзамен~|уволил~|долг~|stress~|worr~|split up|left (us|me|him|her)|divorc~|bull(y|ied)|exams?|redundan~|bereave~|money|αγχος|χωρισ~|διαζυγι~|πεθανε|εξετασεις|απολυ~|στενοχωρ~|ντρεπεται',
  },
  {
    asks: 'удар~ .. голов~|травм~ голов~|hit .. head|bang~ .. head|head injur~|χτυπησε .. κεφαλι|κακωση κεφαλης',
    said: '(удар~|стукн~|разбил~) .. голов~|голов~ .. (удар~|стукн~|не)|(hit|bang~|knock~|bump~|crack~) .. head|head injur~|landed on .. head|(χτυπ~|κοπαν~) .. κεφαλι|κεφαλι .. χτυπ~',
    closed: true,
  },
  {
    asks: 'кто (назначил|выписал|прописал|посоветовал|дал|отменил)|who (prescribed|gave|started|put|recommended|stopped|advised)|ποιος (εγραψε|εδωσε|συνεστησε|συνταγογραφησε|εκοψε|σταματησε)',
    said: '(врач|терапевт|кардиолог|хирург|доктор|невролог|скорая|соседка|в аптеке|жена|муж|дочь) .. (назнач~|выпис~|пропис~|дал~|посоветов~|отмен~)|(назнач~|выпис~|пропис~|отмен~) .. (врач|терапевт|кардиолог|хирург|доктор|невролог)|(gp|doctor|consultant|hospital|nurse|pharmacist|dentist|surgeon|cardiologist|midwife|he|she|they|husband|wife|mum|neighbour|friend) .. (gave|put|started|prescribed|told|stopped|recommended)|(γιατρος|καρδιολογος|παθολογος|οδοντιατρος|ορθοπεδικος|φαρμακοποιος|νευρολογος|γυναικολογος|χειρουργος|φιλος|γειτονισσα) .. (μου |του |της )?(εγραψε|εδωσε|ειπε|εκοψε|συνεστησε)|μου (το |τα |την )?(εγραψ~|εδωσ~|εκοψ~) ο',
  },
  {
    asks: 'остаточн~ моч~|сколько мочи|how much urine|residual( urine| volume)?|post void|bladder (volume|scan)|retention|υπολειμμα|ποσα ουρα|κατακρατηση',
    said: 'остаточн~|пузыр~|bladder|# (mils|ml)|catheter|retention|υπολειμμα|κυστη|κυστεως',
    value: true,
  },
  {
    asks: 'химиотерап~|хими(я|ю)|chemo~|χημειοθεραπ~',
    said: 'хими(я|ю|и|ей|отерап~)|chemo~|χημειο~',
    closed: true,
  },
  {
    asks: 'лучев~|облуч~|радиотерап~|radiotherapy|radiation|ακτινοθεραπ~|ακτινοβολ~',
    said: 'лучев~|облуч~|радиотерап~|radiotherapy|radiation|ακτινοθεραπ~|ακτινοβολ~|ακτινες',
    closed: true,
  },
  {
    asks: 'как часто .. (голов~|приступ~|боль|боли|эпизод~|кашель|рвота|стул|прилив~)|сколько раз .. (пользова~|дышал~|вдыхал~|принимал~|брал~)|how (often|many times|frequent) .. (headaches?|attacks?|episodes?|pains?|it|symptoms|inhaler|flushes|seizures?|stools?)|frequency of|ποσο συχν~|ποσες φορες',
    said: '# раз~ .. (день|недел~|месяц|ночь|сутки|год)|раз (десять|пять|шесть|семь|восемь|двадцать|в)|сколько раз|кажд~ (день|ночь|час|утро)|# (times )?(a|per) (day|week|month|night|year)|(once|twice) (a|per) (day|week|month|night)|every (day|night|morning|week|half hour|hour|few)|most days|daily|# φορες|μια φορα|καθε (μερα|βραδυ|πρωι|εβδομαδα)|ποσες φορες',
  },
  {
    asks: 'просыпа~ (ли )?(от|ночью|из за)|будит ли|буд(и|я)т|wake~ (him|her|them|up|at night)|woken|ξυπναει (απο|τη νυχτα)|τον ξυπνα~|την ξυπνα~',
    said: 'просыпа~|будит|будят|вскакива~|спит (спокойно|как|хорошо)|сплю|wak(e|es|ing) (him|her|me|up)|woke|woken|sleep~ (fine|well|through)|slept|ξυπνα~|κοιμ~ (καλα|ησυχα)',
  },
  {
    asks: 'что (делать|говор~) .. (в дороге|по дороге)|триггер~|аллерген~|что (спровоцировал~|вызвал~|вызывает)|после чего|на что реагирует астма|trigger~|what (brought|set) .. (on|off)|provok~|τι (το|τον|την) (προκαλεσε|εφερε|πυροδοτ~)|εκλυτικ~',
    said: 'после (того|чего|кот~|простуд~|нагруз~|стресс~|еды|бани)|из за (того|кот~|чего)|у (сестры|друга|подруги) был .. кот|кот|кошк~|собак~|пыльц~|пыль|плесень|холод~|after (the|a|i|we|my|school)|since (i|the)|ever since|brought it on|set (it|me) off|cat|dog|pollen|dust|cold air|cold snap|exercise|stress|μετα (απο|που|τη|την|το)|γατα|σκυλο|γυρη|σκονη|κρυο|αγχος',
  },
]
