import type { SlotForms } from './slot.ts'

/** What was decided and what comes next. */
export const CARE: readonly SlotForms[] = [
  {
    asks: 'диагноз~|заключение|что с (ним|ней) (по мнению|думает)|что нашли у|чем (он |она |пациент~ |ребенок )(болен|больна|болеет)|diagnos~|impression|what is wrong|what does .. have|conclusion|what (is|was) the problem|διαγνωση~|τι εχει ο|τι εχει η|εκτιμηση|συμπερασμα|τι πιστευει ο γιατρος',
    said: 'диагноз~|заключение|похоже на|скорее всего|думаю|по видимому|вероятно|подозрева~|это (не |у вас |у него |у нее )?(ветрян~|грипп~|ангин~|бронхит~|пневмони~|аденом~|мигрен~|гастрит~|язв~|аллерг~|вирус~|грыж~|артрит~|артроз~|астм~|инфаркт~|отит~|цистит~|ущемлени~|\\S+ит|\\S+оз|\\S+ия|\\S+ома)|diagnos~|impression|opinion|i think (its|this|that|youve|hes|shes|it)|so (i think )?(its|this is|thats) (a|an|probably|likely|most)|looks like|looking like|most likely|sounds like|consistent with|probably|working diagnosis|suspicious|διαγνωση|εκτιμηση|συμπερασμα|μαλλον|ειναι (κολικος|αρθριτιδα|ιωση|λοιμωξη|γριπη|ασθμα|κρυωμα)|προκειται για|φαινεται (να|οτι|πως)|πιθανοτατα|ολα προς τα εκει|νομιζω|ειναι \\S+(ιτιδα|ωση|παθεια|ωμα)',
  },
  {
    asks: 'к какому (врачу|специалист~)|направл~|направили|куда направ~|консультаци~ (как~|чья)|к кому (направ~|отправ~)|refer~|which specialist|sent to|see a specialist|παραπεμ~|παραπομπ~|σε ποιον (γιατρο|ειδικο)|ποιον γιατρο|ειδικος|ειδικο',
    said: 'направл~|направи~|к (кардиолог~|офтальмолог~|окулист~|невролог~|гинеколог~|хирург~|лор~|эндокринолог~|уролог~|дерматолог~|аллерголог~|психиатр~|ревматолог~|гастроэнтеролог~|онколог~|пульмонолог~|стоматолог~|физиотерапевт~)|консультаци~ (у|карди~|невр~|хир~)|акушер~|refer~|pathway|physio~|dietit?ian|rehab|cardiolog~|dermatolog~|neurolog~|specialist|clinic on|ring .. (clinic|gp)|i(ll| will) send you|sending you|παραπεμ~|παραπομπ~|στον (καρδιολογο|οφθαλμιατρο|ουρολογο|νευρολογο|χειρουργο|δερματολογο|ορθοπεδικο|ωρλ|ενδοκρινολογο)|καρδιολογ~|οφθαλμιατρ~|ουρολογ~|νευρολογ~|διαιτολογ~|φυσικοθεραπ~',
  },
  {
    asks: 'отказ~|не соглас~|соглас~ ли|соглас~|refus~|declin~|turned down|didn’?t want|agree~|consent~|αρνηθηκε|αρνειται|δεν θελει|δεν δεχτηκε|δεχτηκε|συμφωνησε',
    said: 'отказ~|не (хочу|буду|согласн~|хочет)|согласн~|согласи~|предпочита~|подумаю|думает|боюсь|кроме|refus~|declin~|not having|dont want|dont fancy|rather not|wont (have|take)|your choice|agreed?|keen|consent~|no thanks|δεν θελ~|αρνηθηκε|αρνειται|δεν το κανω|φοβαμαι|συμφων~|δεχτηκ~|προτιμα~',
  },
  {
    asks: 'операц~|оперирова~|хирургич~|вмешательств~|surger~|operat~|procedures?|εγχειρ~|χειρουργ~|επεμβασ~|χειρουργηθηκε',
    said: 'операц~|оперир~|удал~|вырез~|кесарев~|эктоми~|шунтирован~|стент~|протез~|\\S+эктомия|surger~|operat~|removed|taken (out|off)|section|replace[d]?|\\S+ectomy|\\S+plasty|bypass|stents?|repair~|εγχειρ~|χειρουργ~|επεμβασ~|αφαιρ~|εβγαλ~(?! (?:καντηλ|σπυρ|εξανθ|φουσκ|πυρετ))|βγαλει|καισαρικη|αρθροπλαστικη|\\S+εκτομη|χειρουργηθηκ~|μπαιπας|στεντ~',
  },
  {
    asks: 'когда (будет )?операц~|дата операции|when (is|will|are) .. (surgery|operation|angiogram|angiography|procedure|scan|biopsy)|ποτε (ειναι|θα γινει) (το |η |την )?(επεμβαση|χειρουργειο|βιοψια|εγχειρηση|αξονικη|μαγνητικη)',
    said: 'операц~ .. #|ориентировочно|planned for|tomorrow|next week|this week|on the #|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|двадцат~|завтра|в (понедельник|вторник|среду|четверг|пятницу|субботу)|την (δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη)|αυριο|στις #|αν δεν βγει',
    near: 'операц~|гастроскоп~|surger~|operat~|angiogra~|scan|biops~|procedure|\\S+ectomy|\\S+эктоми~|\\S+сечени~|\\S+пластик~|\\S+εκτομη|επεμβασ~|βιοψια|εγχειρ~|αξονικη|μαγνητικη|χειρουργειο|λιθοτριψ~',
  },
  {
    asks: 'анестези~|наркоз~|обезболивани~ у|местн~ анест~|anaesthe~|anesthe~|αναισθησ~|ναρκωση',
    said: 'анестези~|наркоз~|новокаин~|лидокаин~|ультракаин~|anaesthe~|anesthe~|lidocaine|under local|nerve block|αναισθησ~|ναρκωση|ξυλοκαιν~|λιδοκαιν~',
    closed: true,
  },
  {
    asks: 'антисептик~|обраба~ (кожу|рану)|чем обраба~|antiseptic|skin prep|clean the wound|αντισηπτικ~',
    said: 'йод~|бетадин~|хлоргексидин~|перекис~|зеленк~|мирамистин~|октенисепт~|спирт~|chlorhexidine|iodine|betadine|povidone|peroxide|alcohol wipes|ιωδι~|betadine|χλωρεξιδιν~|οξυζενε|αντισηπτικ~',
  },
  {
    asks: 'ингалятор~|reliever|rescue inhaler|blue inhaler|puffer|inhalers?|σαλβουταμολ~|сальбутамол~|salbutamol|albuterol|ventolin|εισπνο~|ανακουφιστικο|σπρει',
    said: 'ингалятор~|вдох~|сальбутамол~|беродуал~|симбикорт~|вентолин~|salbutamol|ventolin|puffs?|the blue one|inhalers?|symbicort|trelegy|spacer|αερολιν|aerolin|ψεκασμ~|εισπνο~|βεντολιν|ventolin|symbicort',
  },
  {
    asks: 'техник~ (ингал~|введ~|инъек~)|как (пользоваться|вдыхать|колоть)|ошибк~|technique|mistakes?|how to (use|inject|inhale)|where should .. inject|τεχνικη|λαθος|πως να κανει την ενεση',
    said: 'покажите|выдыха~|вдыха~|надо в сторону|колоть|колите|инъекц~|show me|technique|shake|spacer|inject~|thighs?|tummy|lumps|rotate|τεχνικη|εισπνευσ~|ενεση|μηρο|κοιλια|πλενει',
  },
  {
    asks: 'продукт~|какая еда|какую еду|на какую еду|пищев~ аллерг~|food~|τροφ~|φαγητ~|διατροφικ~',
    said: 'яйц~|орех~|арахис~|молок~|рыб~|клубник~|мандарин~|мед|меда|шоколад~|цитрус~|креветк~|морепродукт~|глютен~|пшениц~|eggs?|nuts?|peanuts?|milk|fish|shellfish|prawns?|strawberr~|wheat|gluten|soya?|sesame|kiwi|αυγ~|ξηρους καρπους|καρυδ~|φιστικ~|γαλα|ψαρ~|θαλασσιν~|φραουλ~|σουσαμ~|μελι|σοκολατα',
  },
  {
    asks: 'добавк~|бад|бады|витамин~|supplements?|vitamins?|herbal|over the counter|συμπληρωμα~|βιταμιν~|βοταν~',
    said: 'бад|бады|витамин~|рыбий жир|омега~|магний|валерьянк~|добавк~|supplements?|vitamins?|fish oil|omega|herbal|st johns|magnesium|turmeric|glucosamine|συμπληρωμ~|βιταμιν~|γλυκοζαμιν~|ιχθυελαιο|ωμεγα|μαγνησιο|βοταν~',
  },
  {
    asks: 'от солнца|солнц~|загар~|sun|sunscreen|sunburn~|tanning|ηλιο~|αντηλιακ~',
    said: 'солнц~|солнцезащит~|загар~|крем~ с|spf|factor (fifty|thirty|#)|sunscreen|sun|sunburn~|sunbeds?|hat|shade|ηλιο~|αντηλιακ~|καπελο|δεικτη',
    closed: true,
  },
  {
    asks: 'бассейн~|pool|πισινα|κολυμβ~|купа~|мыть~|душ|ванн~|bath~|shower~|swim~|wash|wet|μπανιο|μπανι~|ντους|κολυμπ~',
    said: 'купа~|мыть~|мыться|душ~|ванн~|мочал~|бассейн~|bath~|shower~|swim~|wash~|pool|wet|μπανι~|ντους|κολυμπ~|κολυμβ~|πισινα|θαλασσα|πλεν~',
    closed: true,
  },
  {
    asks: 'поднима~|тяжест~|lift~|carry~|σηκων~ βαρη|σηκωσει|βαρη',
    said: 'тяжел~|тяжест~|# килограмм~|поднима~|lift~|carry~|heavy|heavier|σηκων~|βαρη|βαρος πανω',
  },
  {
    asks: 'физкультур~|спорт~|нагрузк~|упражнен~|exercise|sports?|gym|train~|physical activity|run|γυμναστικ~|αθλητισμ~|ασκησ~|ασκηση',
    said: 'физкультур~|спорт~|нагрузк~|упражнен~|зарядк~|лфк|exercise~|sports?|gym|train~|keep moving|football|swim~|run~|γυμναστικ~|αθλ~|ασκησ~|περπατημα|κολυμβ~',
  },
  {
    asks: 'вернуться (на|в|к)|выйти на (работу|учебу)|когда можно в|return to|back to (work|school|nursery|sport)|go back|επιστρεψ~|γυρισει (στη|στο)|πότε μπορει να παει|να πηγαινει',
    said: 'в (школу|садик|сад)|на (работу|учебу|заняти~)|выйти|вернуться|выписк~|back to|return|school|nursery|work|σχολειο|δουλεια|επιστροφ~|κανονικα',
  },
  {
    asks: 'когда .. (выпи~|домой)|when .. (go|goes|going) home|when .. (discharged|leave (the )?hospital|leave the ward)|ποτε .. (εξιτηριο|φευγ~|φυγει|σπιτι)|ποτε .. (παει|γυρισει|γυριζει) .. σπιτι',
    said: 'выпи(сыва~|шем|шут|ску|ска|сали)|домой (завтра|сегодня|в|через|когда|отпус~)|отпуст~ домой|go home|going home|home (today|tomorrow|on)|discharg~|εξιτηρι~|φευγετε|σπιτι (αυριο|σημερα|την)|παω σπιτι|παει σπιτι',
  },
  {
    asks: 'что делать (если|при|когда|с)|как быть|как (снима~|лечить)|чем (лечить|снять|мазать|сбивать|обезболи~)|what (to do|should .. do)|what should .. (take|use)|how to treat|how should .. treat|treatment for|τι να (κανει|παρει|βαλει)|τι πρεπει να (κανει|γινει)|πως αντιμετωπιζ~|με τι',
    said: 'если .. (то|,)|если заболит|от (боли|изжоги|зуда|кашля|температуры|насморка|тошноты|запора)|мазать|мажьте|пейте|принимайте|исключить|уберите|if (its|the|you|he|she|theres)|take (a|the|your|#|an|two|one)|use (a|the|factor)|for the (pain|itch|nausea|fever|cough)|keep (it|up|the)|αν (πον~|ανεβ~|εχει|βγα~)|να (παρει|παρετε|βαλετε|πινετε|καθαρισ~|σηκων~)|για τον (πονο|πυρετο|βηχα)|για την (φαγουρα|δυσκοιλιοτητα)|οπωσδηποτε',
  },
  {
    asks: 'обезбол~|чем снимать боль|анальгетик~|painkill~|pain relief|analges~|for the pain|παυσιπον~|αναλγητικ~|για τον πονο',
    said: 'обезбол~|цитрамон~|пенталгин~|спазган~|анальгетик~|нимесулид~|темпалгин~|парацетамол~|ибупрофен~|нурофен~|кетор~|диклофенак~|анальгин~|кетонал~|нимесил~|painkill~|paracetamol|ibuprofen|codeine|co codamol|calpol|nurofen|morphine|tramadol|oxycodone|naproxen|παυσιπον~|ντεπον|depon|παρακεταμολ~|ιβουπροφαιν~|apotel|ponstan|voltaren|πονσταν|βολταρεν|ζαλντιαρ|zaldiar|nurofen',
  },
  {
    asks: 'нпвс|нпвп|противовоспалит~|nsaids?|anti inflammator~|μσαφ|αντιφλεγμονωδ~',
    said: 'нпвс|нпвп|диклофенак~|ибупрофен~|нурофен~|кеторол~|мелоксикам~|найз|нимесил~|напроксен~|nsaids?|ibuprofen|naproxen|diclofenac|etoricoxib|anti inflammator~|voltarol|αντιφλεγμονωδ~|βολταρεν|voltaren|ιβουπροφαιν~|ετορικοξιμπη|arcoxia|ponstan|mesulid',
    closed: true,
  },
  {
    asks: 'стероид~|преднизолон~|гормон~ (таблетк~|терап~)|системн~ (стероид~|гкс|глюко~)|steroids?|prednisolone|cortisone|κορτιζον~|στεροειδ~|κορτικοστερ~',
    said: 'стероид~|преднизолон~|гормональн~|дексаметазон~|метипред~|steroids?|prednisolone|dexamethasone|depomedrone|hydrocortisone|cortisone|κορτιζον~|πρεζολον|prezolon|medrol|στεροειδ~|κορτικοστερ~',
  },
  {
    asks: 'кислород~ (терап~|дома)|home oxygen|on oxygen|oxygen therapy|long term oxygen|οξυγονοθεραπ~|οξυγονο στο σπιτι|παιρνει οξυγονο',
    said: 'кислород~ (дома|через)|концентратор~|на кислороде|home oxygen|oxygen (at home|concentrator|cylinder)|on # litres|on two litres|nasal (cannula|specs)|οξυγονοθεραπ~|συμπυκνωτη~|οξυγονο στο σπιτι|λιτρα οξυγονο',
    closed: true,
  },
  {
    asks: 'реанимационн~ статус|реанимир~|resus~|dnacpr|dnr|cpr|ανανηψη|αναζωογονηση',
    said: 'реанимир~|реанимационн~|not for cpr|cpr|resus~|dnacpr|form signed|ανανηψη|αναζωογονηση',
    closed: true,
  },
  {
    asks: 'звон~|позвон~|сообщит|сообщат|who .. (call|ring|contact|phone)|phone~|ring~|rung|call~ (him|her|them|back|with)|contact~|text~|let .. know|τηλεφων~|ενημερω~|ειδοποι~|παρει τηλεφωνο',
    said: 'позвон~|наберу|перезвон~|по телефону|сообщ~|напишу|ring|phone~|call|text|letter|secretary|extension|advice line|τηλεφων~|παιρνω|παρετε|ειδοποι~|ενημερω~',
  },
  {
    asks: 'повторн~|контрол~|следующ~ (явк~|прием|консульт~|осмотр|визит)|дат~ (следующ~ )?(явк~|прием~|визит~)|когда (явка|прием|прийти|приходить|увидит~|снова)|через сколько|явка|follow up|next (appointment|visit|review|clinic)|see .. again|appointments?|reviewed|when .. (back|return|see)|come back|επανεξετασ~|επανελεγχ~|ραντεβου|ποτε (θα |να )?(τον |την |το )?ξανα~|επομεν~|σε ποσο καιρο|ποτε θα (τον|την) δει',
    said: 'явк~|придете|приходите|приду|ко мне|увидимся|жду|покажитесь|контрол~|через (недел~|месяц~|# |две|три|шесть|полгода)|консультация в|следующ~|see (you|me|him|her)|come back|book in|clinic in|review|in (a fortnight|# weeks|# months|two|three|four|six|ten|a week|a month)|fortnight|with me in|due again|ill see|follow up|ξανα( εδω)?|επανεξετασ~|επανελεγχ~|επανεκτιμησ~|ραντεβου|σε (#|ενα|μια|δυο|τρεις|τεσσερις|εξι|δεκα) (μην~|εβδομαδ~|μερ~|ημερ~)|θα (σας|τον|την|το) (δω|ξαναδω)|τα λεμε|την αλλη',
  },
  {
    asks: 'сколько (дней|недель|месяцев) (принимать|пить|лечить~|курс)|длительность|курс лечения|how long (is the course|should .. take|to take|for)|course|duration of|until when|how many days|διαρκεια|για ποσο (καιρο|διαστημα)|ποσες μερες|ποσο καιρο θα|μεχρι ποτε',
    said: '# (дней|дня|недел~|месяц~)|(дней|недел~|месяц~) #|курс~|до (конца|#)|for # (days|weeks|months)|# (days|weeks|months)|course|until|till|για # (μερ~|ημερ~|μην~|εβδομαδ~)|για (εξι|τρεις|τεσσερις|δυο|πεντε|επτα|εφτα|δεκα) |μεχρι|διαρκεια',
  },
  {
    asks: 'инфаркт~|heart attack|myocardial|mi|εμφραγμα',
    said: 'инфаркт~|heart attack|myocardial|stemi|n stemi|troponin|εμφραγμα~',
    closed: true,
  },
  {
    asks: 'экг|кардиограмм~|ecg|ekg|ηκγ|καρδιογραφημα',
    said: 'экг|кардиограмм~|ecg|ekg|st depression|qt|ηκγ|καρδιογραφημα',
    closed: true,
    told: true,
  },
  {
    asks: 'узи|ультразвук~|рентген~|снимок|мрт|кт|томограф~|ultrasound|x ray|xray|scan|mri|ct|ακτινογραφια|υπερηχ~|μαγνητικ~|αξονικ~',
    said: 'узи|ультразвук~|рентген~|снимок|снимк~|мрт|кт|томограф~|ultrasound|x ray|xray|film|scan|mri|ct|ακτινογραφι~|υπερηχ~|μαγνητικ~|αξονικ~|τριπλεξ',
    told: true,
  },
  {
    asks: 'реакци~|как реагир~|переносит ли|переносимост~|непереносим~|аллерг~|reaction~|reacts?|intoleran~|allerg~|bad with|side effects?|adverse|αντιδρασ~|αντιδρα|αλλεργ~|δυσανεξ~|ανεκτικ~',
    said: 'аллерг~|сып~|отек~ (лица|губ|языка|квинке)|опух~|отекают|волдыр~|анафилак~|задыха~ от|кож~ горит|потеря сознания у|непереносим~|реакци~|нельзя|тряс~|allerg~|rash|hives|swelled|swells?|swollen|anaphyla~|wheezed|came (up|out)|blisters?|burned|closed up|intoleran~|reacts?|hallucinate|sick as|gives? me|made me|αλλεργ~|εξανθημα~|πρηστ~|πρηζ~|κατακοκκιν~|καντηλ~|κνιδωση|βρογχοσπασμ~|αναφυλα~|επεσε η πιεση|δυσανεξ~|με πιανει|πειραζει',
  },
  {
    asks: 'антибиотик~|антибактериальн~|antibiotics?|antimicrobial|αντιβιο~|αντιβιωσ~',
    said: 'антибиотик~|антибактериальн~|antibiotics?|αντιβιο~|αντιβιωσ~',
  },
  {
    asks: 'когда (вызывать|звонить|обратит~|обращ~|ехать|бежать|срочно)|при каких|в каком случае|тревожн~|опасн~ признак~|скорую|в каких случаях|on what signs|warning signs?|red flags?|when (should|to|must) .. (ambulance|hospital|emergency|call|worried|back|urgent~)|emergency|ambulance|nine nine nine|a and e|σε ποια περιπτωση|ποτε (πρεπει |να |θα )?(να )?(παει|καλεσει|ερθει|ειδοποι~|ανησυχ~)|επειγοντα|εκαβ|ασθενοφορο|166|σημαδια κινδυνου|συμπτωματα κινδυνου',
    said: 'если .. (сразу|вызыва~|звон~|скор~|боль|не|станет|температур~|рвота)|скорую|сто три|сто двенадцать|103|112|в приемный|терпеть нельзя|немедленно|сразу|if .. (call|ring|go|come|press|bring)|nine nine nine|999|911|a and e|straight (away|to|back)|come straight|same day|bring (him|her) back|ambulance|advice line|press the buzzer|αν .. (αμεσως|παρετε|ελατε|καλ~|παρεις|φευγετε|πατε|πηγαιν~|να)|166|112|επειγοντα|νοσοκομειο|ασθενοφορο|αμεσως|να ειδοποιηθει',
  },
  {
    asks: 'инъекци~|укол~|injections?|injected|ενεσ(η|εις|ης)',
    said: 'инъекц~|укол~|внутримышечн~|внутривенн~|подкожн~|колют|колоть|injections?|injected|intramuscular~|intravenous~|under the skin|into the (joint|knee|shoulder)|depot|ενεσ~|ενδομυικ~|ενδοφλεβι~|υποδορι~|εγχυση~|prolia',
  },
  {
    asks: 'измен~ (дома|в доме|быт~)|безопасн~ дома|changes (at|to the) home|home (safety|adaptations?)|αλλαγες .. σπιτι|στο σπιτι',
    said: 'ковр~|поручн~|перил~|свет|порог~|rugs?|rails?|grab|lights?|lighting|slippers|commode|χαλια|φως|φωτ~|χερουλι~|καγκελ~|παντοφλ~',
  },
]
