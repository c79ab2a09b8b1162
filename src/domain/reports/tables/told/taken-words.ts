export const NOW_TAKEN =
  /(?:^|\s)(?:still|continue|carry on|keep taking|еще|продолжать|дальше|keep|with food|at night|in the (?:morning|evening)|before bed|with meals|на ночь|с едои|натощак|με φαγητο|με το φαγητο|ακομα|ακομη|συνεχισω|forgot|missed|забыл\S?|пропустил\S?|ξεχασα|пью|принимаю|капаю|колю|(?<!(?:can|could|should|may|shall|if) )i take|i just take|i only take|i'm on|i'm taking|i use|παιρνω|πινω|βαζω)(?:\s|$)/u
export const OWN = /(?:^|\s)(?:my|мои|мою|мое|моя|своего|свою)$/u
export const PAST = /(?:^|\s)(?:раньше|когда то|в детстве|years ago|as a child|once|παλια|καποτε|περσι)(?:\s|$)/u
/** The doctor says what is taken already: «вы же пьёте ксарелто», "currently on apixaban". */
export const STATED =
  /(?:^|\s)(?:(?:he|she|patient|mum|dad) (?:takes|uses|is taking|is on)|(?:он|она|пациент\S*|больн\S+|мама|папа) (?:пьет|принимает|получает|колет)|(?:αυτοσ|αυτη|ο ασθενησ|η ασθενησ) (?:παιρνει|λαμβανει)|(?:currently|already|still|regularly) (?:on|takes|taking|uses)|(?:you|he|she|they)'re (?:already )?(?:on|taking)|(?:he|she)'s (?:already )?(?:on|taking)|you are (?:on|taking)|вы (?:же |уже |ведь )?(?:пьете|принимаете)|(?:сеичас|уже|постоянно) (?:пьет|пьете|принимает|принимаете|получает|получаете)|(?:ηδη|τωρα) (?:παιρνει|παιρνετε|λαμβανει))(?: (?:the|your|her|his|το|τη|την))?$/u
