import { oneOf } from '../words.ts';

export const may = oneOf(
  ...['may', 'can', 'could', 'should', 'shall', 'must', 'might', 'need(?:s)?', 'ha(?:s|ve) to', 'is to', 'are to', '(?:is|are|be) (?:allowed|supposed|able|free) to', 'gets? to', 'let', 'lets', 'allow', 'want(?:s)?', 'would like', '(?:is|are) welcome to', 'no longer', 'from now on', 'any ?more', 'please', 'again', 'never', 'stop'],
  ...['darf', 'dürfen', 'dürfte\\p{L}*', 'soll', 'sollen', 'sollte\\p{L}*', 'kann', 'können', 'könnte\\p{L}*', 'muss', 'müssen', 'brauch\\p{L}*', 'will', 'möchte\\p{L}*', 'lass\\p{L}*', 'ab jetzt', 'ab sofort', 'künftig', 'bitte', 'nicht mehr', 'nie', 'wieder', 'ruhig'],
); // prettier-ignore
/** What stands right behind whoever is kept from something. */
export const deniedBehind = /^ (?:(?:may|can|could|should|must|shall|are|is)(?: \p{L}+)? (?:not|never)|cannot|(?:can|must|should|could|may|are|is)n?['’]t|(?:darf|dürfen|soll|sollen|kann|können) (?:\p{L}+ ){0,5}(?:nicht|nie|keine?[nrms]?))(?!\p{L})/iu; // prettier-ignore
export const happened = oneOf('yesterday', '(?:last|this) (?:week|night|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning)', 'the other day', 'has been', 'have been', 'had', 'asked', 'told', 'says', 'said', 'was', 'were', 'did', '(?:wiped|deleted|changed|altered|edited|wrote|knocked|saw|moved|lost|complained)', 'gestern', 'neulich', 'letzte[nrs]?', 'vorhin', '(?:hat|haben|hatte\\p{L}*|war|waren|wurde\\p{L}*) (?:\\p{L}+ ){0,9}(?:ge\\p{L}+|\\p{L}+iert|ver\\p{L}+)', 'meint'); // prettier-ignore
export const denies = oneOf('not', 'never', 'no', 'nothing', 'none', 'stop', 'neither', '(?:fingers?|hands?) off', 'fingern? (?:weg|davon)', 'nicht', 'nie', 'niemals', 'nix', 'nichts', 'keine?[nmrs]?', 'ohne(?! an\\p{L}* )', 'no longer'); // prettier-ignore
export const denialIsNone = /(?<!\p{L})(?:not (?:just|only|matter)|no (?:problem|login|account|password|sign\p{L}*|need)|nothing (?:else|more)|nicht (?:nur|bloß)|kein problem|keine? (?:anmeldung|konto|passwort|login)|without (?:\p{L}+ ){0,2}(?:account|log\p{L}*|sign\p{L}*|regist\p{L}*)|ohne (?:\p{L}+ ){0,2}(?:anmeld\p{L}*|anzumelden|konto|account|login|passwort)|mehr nicht|weiter nichts|nichts weiter|nichts? (?:sonst|anderes)|sonst nichts|nix (?:sonst|anderes|weiter)|sonst nix|not (?:signing|logging) (?:in|up))(?!\p{L})/giu; // prettier-ignore
/** Kept away from, by other words than a denial. */
export const keptFrom = oneOf('hide\\p{L}*', 'hidden', 'keep (?:\\p{L}+ ){1,5}(?:from|out of|away)', 'off limits', 'out of', 'no business', 'none of (?:\\p{L}+[’\']?s?[’\']? ){1,3}(?:business|concern)', 'take (?:\\p{L}+ ){1,4}away from', 'verberg\\p{L}*', 'ausblend\\p{L}*', 'versteck\\p{L}*', 'tabu', 'raushalten', 'heraushalten', 'nimm (?:\\p{L}+ ){1,8}weg', 'wegnehmen', 'entzieh\\p{L}*'); // prettier-ignore
/** Of all that can be done with it. */
export const keptOut = oneOf('off limits', 'out of', 'no business', 'nothing to do with', 'nothing for', 'nichts für', 'nicht (?:\\p{L}+ )?ran', 'nichts zu suchen', 'tabu', 'raushalten', 'heraushalten', 'no access', 'kein(?:en)? zugriff', '(?:nichts|nix) zu tun', '(?:nothing|nichts|nix) (?:\\p{L}+ )?an'); // prettier-ignore
export const business = oneOf('business', 'concern(?:s)?', '(?:geht|gehen|gehn|gehts|angeht|angehen)(?: \\p{L}+){0,6} (?:was |etwas |nichts |nix )?an', 'angeht', '(?:is|are|be|stays?|keep (?:\\p{L}+ ){1,3}|remains?) (?:\\p{L}+ )?(?:secret|private|confidential)', '(?:ist|sind|bleib\\p{L}*|sein|werden) (?:\\p{L}+ )?(?:geheim|privat|vertraulich)', 'between (?:me|us|you)', 'eyes', 'zu interessieren'); // prettier-ignore
export const isSecret = oneOf('(?:is|are|be|stays?|keep (?:\\p{L}+ ){1,3}|remains?) (?:\\p{L}+ )?(?:secret|private|confidential)', '(?:ist|sind|bleib\\p{L}*|sein|werden) (?:\\p{L}+ )?(?:geheim|privat|vertraulich)', 'between (?:me|us|you)'); // prettier-ignore
export const allTheyMay = oneOf('nothing (?:else|more)', '(?:that[’\']?s|that is|thats) (?:it|all)', 'no more(?: than that)?$', 'mehr nicht', 'sonst nichts', 'sonst nix', 'weiter nichts', 'nichts weiter', 'nichts? (?:anderes|sonst)', 'nix (?:sonst|anderes|weiter)', 'das wars', 'das war[’\']?s', 'und gut'); // prettier-ignore
export const own = oneOf('(?:their|his|her|your|one[’\']s) own(?: ones?)?', 'own ones?', 'theirs', 'nothing but what', 'no others', '(?:what|that|those|ones|which|\\p{L}+s) (?:he|she|they)(?:[’\']ve| have)? (?:\\p{L}+ )?(?:entered|wrote|made|put in|sent in|sent)', 'the (?:writer|author|creator|sender|maker)', '(?:der|dem|die) (?:verfasser|autor|ersteller)\\p{L}*', 'von ihnen stammt', 'eigene[nrms]?', '(?:bei |an )?sich selb(?:er|st)', 'seins', 'ihres', 'was (?:er|sie|man) selb(?:er|st)', 'what (?:he|she|they) (?:entered|wrote|made|put in)(?: \\p{L}+self\\p{L}*)?', 'who(?:ever)? (?:wrote|entered|made|put) (?:\\p{L}+ ){0,3}(?:in|down)?'); // prettier-ignore
export const ofOthers = oneOf('each others?[’\']?s?', 'one another[’\']?s?', 'others[’\']', 'other people[’\']?s', 'somebody else[’\']s', 'someone else[’\']s', 'everyone else[’\']s', 'der anderen', 'der andern', 'von (?:anderen|andern)', 'fremde\\p{L}*', 'gegenseitig'); // prettier-ignore
export const free = oneOf('without (?:\\p{L}+ ){0,3}(?:account|log\\p{L}*|sign\\p{L}*|regist\\p{L}*|password)', 'no (?:login|log-in|account|sign\\p{L}*|registration|password)', 'not (?:\\p{L}+ ){0,3}(?:log in|sign up|sign in|register)', 'ohne (?:\\p{L}+ ){0,4}(?:anmeld\\p{L}*|anzumelden|konto|registrier\\p{L}*|einloggen|account|login|passwort)', 'kein(?:e|en)? (?:konto|account|anmeldung|registrierung|login)', 'auch unangemeldet'); // prettier-ignore
export const onlyWord = /(?<!\p{L})(?:only|just|solely|nur|bloß|bloss|lediglich|ausschließlich|allein)(?!\p{L})/giu;
export const skipped =
  /^[\s,]*(?:(?:visible|shown|accessible|readable|open|available|meant|seen|sichtbar|einsehbar|lesbar|the|our|my|be able to|to|ever|for|by|from|with|people in|noch|mal|die|der|den|das|dem|für|von|vom|durch|unsere?|meine?|bei|ne|auf)\s+)*/iu;
export const exceptWord =
  /(?<!\p{L})(?:except(?: for)?|besides|apart from|other than|(?<=(?:nobody|no one|none|any(?:one|body)) )but|außer|bis auf|es sei denn)(?!\p{L})/iu;
export const theirThing = /(?:['’]s?|s['’]|\bmy|\bmeine?|\bunser|\bour) (?:job|thing|call|business|decision|task|department|sache|ding|aufgabe)(?!\p{L})|(?<!\p{L})(?:sache|aufgabe) (?:von|vom|der|des)(?!\p{L})|(?<!\p{L})(?:up to|left to|leave (?:\p{L}+ ){1,3}to|decides?|has the say|entscheidet|bestimmt)(?!\p{L})/iu; // prettier-ignore
export const nobodyElse =
  /(?<!\p{L})(?:(?:nobody|no one|no-one|none) else|sonst (?:niemand\p{L}*|keine[rnm]?)|niemand(?:en|em)? (?:sonst|anders)|keine[rnm] sonst|not anyone else|der rest nicht)(?!\p{L})/iu;
export const ofAll = oneOf('(?:bei|an|von) allen', 'alle', 'alles', 'all', 'all of (?:them|it)', 'everything', 'everyone[’\']s'); // prettier-ignore
export const alike = oneOf(
  'too',
  'as well',
  'also',
  'likewise',
  'auch',
  'ebenfalls',
  'ebenso',
  'genauso',
  'so',
  'still',
);
export const singular = /(?<!\p{L})(?:he|she|him|her|er|ihm|ihn|der|ihr)(?!\p{L})/iu;
export const plural = /(?<!\p{L})(?:they|them|ihnen|die)(?!\p{L})/iu;
export const pronounsOfBusiness =
  /(?<!\p{L})(?:geht|gehen|gehn)(?: \p{L}+){0,2}? (?:sie|ihn|es)(?: \p{L}+){0,3} (?:nichts|nix) an(?!\p{L})/iu;
export const isTheirBusiness = (text: string): boolean => pronounsOfBusiness.test(text);
/** "I do the money": what they do themselves, nobody else does. */
export const iDo = /(?<!\p{L})(?:I do|ich mache?|I handle|I'll do)(?: (?:the|das|die|den|all))(?!\p{L})/iu;
export const pronounOf = /(?<!\p{L})(?:he|she|they|him|her|them|sie|er|ihm|ihn|ihnen|die|der)(?!\p{L})/iu;

/** "Numbers are for Joan" */
export const meantFor = /(?<!\p{L})(?:is|are|ist|sind) (?:\p{L}+ )?(?:for|für)(?!\p{L})/iu;
export const ofAnything = oneOf('anything', 'nothing', 'nichts', 'nix', 'irgendwas', 'was');
export const mayNot = oneOf('may', 'should', 'shall', 'must', 'ought', 'is to', '(?:is|be) allowed', 'darf', 'soll', 'sollte', 'dürfte', 'business', 'ab jetzt', 'from now on', 'geht', 'muss', 'any ?more', 'mehr'); // prettier-ignore
export const onlyFor = oneOf('for', 'für');
