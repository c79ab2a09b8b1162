/** Says that it was taken at a time that is over, whatever is done with it now. */
export const TOOK =
  /(?:^| )(?:принимал[аи]?|пил[аи]?|получал[аи]?|получил[аи]?|пропил[аи]?|лечил\p{L}*|вводил(?:ся|ась|ось|ись)|пропускал[аи]?|took|received|was (?:on|taking)|had (?:taken|been taking)|had (?:a|one|two|three|his|her|the) (?:\S+ ){0,3}courses?(?: of)?|used to take|επαιρνε|ελαβε|πηρε|ελαμβανε)(?: |$)/u

/** Says that another one gave or ordered it before the visit. */
export const GIVEN_BEFORE =
  /(?:^| )(?:назначенн(?:ыи|ая|ое|ого|ую|ои)|выписанн(?:ыи|ая|ое|ого|ую|ои)|вводил(?:ся|ась|ось|ись)|prescribed by (?:the|a|an|his|her)|given (?:in|by) (?:the|an?) (?:\S+ )?(?:ambulance|paramedics?|emergency|casualty|hospital)|στα επειγοντα|στο ασθενοφορο|που (?:του|τησ) (?:εγραψ|εδωσ|χορηγησ)\p{L}*|συνταγογραφημεν\p{L}*)(?: |$)/u

/** What the patient does not want is of what is to come: "I don't want steroids." */
export const WANTS_NO =
  /(?:^| )(?:не (?:хочу|буду|стану)|(?:i )?(?:don't want|won't (?:take|have)|wouldn't want)|no more|δεν (?:το |τα |τη |την |τον )?(?:θελω|ξαναπαιρνω|θα παρω))(?: |$)/u
