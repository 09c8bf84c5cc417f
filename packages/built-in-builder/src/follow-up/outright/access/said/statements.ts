import type { AppPlan } from '../../../../plan/plan.ts';
import type { Deed } from '../../../../plan/rights.ts';
import { oneOf } from '../words.ts';
import { type Clause, clausesIn, spelledOut } from './clauses.ts';
import { deedsSaid, isDeedAt } from './deeds.ts';
import { partiesIn, type Party } from './parties.ts';
import { noThings, thingsIn, type Things } from './things.ts';

/** What a clause says: who, whether they alone, may or may not do what with what. */
export type Statement = {
  parties: Party[];
  isAlone: boolean;
  isDenied: boolean;
  /** They see, and nothing else. */
  isLooking: boolean;
  /** Nothing beside it. */
  isAllTheyMay: boolean;
  isOwn: boolean;
  /** What others have, each of the other. */
  isOfOthers: boolean;
  /** Without an account. */
  isFree: boolean;
  /** Said as it is to be, and not as it happens to be. */
  isSure: boolean;
  deeds: Deed[];
  isWhole: boolean;
  isMending: boolean;
  /** Who it is was said before. */
  isCarried: boolean;
  /** Of what only tells something: whether it tells of something done. */
  hasDeeds: boolean;
  things: Things;
};

const may = oneOf(
  ...['may', 'can', 'could', 'should', 'shall', 'must', 'might', 'need(?:s)?', 'ha(?:s|ve) to', 'is to', 'are to', '(?:is|are|be) (?:allowed|supposed|able|free) to', 'gets? to', 'let', 'lets', 'allow', 'want(?:s)?', 'would like', '(?:is|are) welcome to', 'no longer', 'from now on', 'any ?more', 'please', 'again', 'never', 'stop'],
  ...['darf', 'dürfen', 'dürfte\\p{L}*', 'soll', 'sollen', 'sollte\\p{L}*', 'kann', 'können', 'könnte\\p{L}*', 'muss', 'müssen', 'brauch\\p{L}*', 'will', 'möchte\\p{L}*', 'lass\\p{L}*', 'ab jetzt', 'ab sofort', 'künftig', 'bitte', 'nicht mehr', 'nie', 'wieder', 'ruhig'],
); // prettier-ignore
/** What stands right behind whoever is kept from something. */
const deniedBehind = /^ (?:(?:may|can|could|should|must|shall|are|is)(?: \p{L}+)? (?:not|never)|cannot|(?:can|must|should|could|may|are|is)n?['’]t|(?:darf|dürfen|soll|sollen|kann|können) (?:\p{L}+ ){0,5}(?:nicht|nie|keine?[nrms]?))(?!\p{L})/iu; // prettier-ignore
const happened = oneOf('yesterday', '(?:last|this) (?:week|night|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning)', 'the other day', 'has been', 'have been', 'had', 'asked', 'told', 'says', 'said', 'was', 'were', 'did', '(?:wiped|deleted|changed|altered|edited|wrote|knocked|saw|moved|lost|complained)', 'gestern', 'neulich', 'letzte[nrs]?', 'vorhin', '(?:hat|haben|hatte\\p{L}*|war|waren|wurde\\p{L}*) (?:\\p{L}+ ){0,9}(?:ge\\p{L}+|\\p{L}+iert|ver\\p{L}+)', 'meint'); // prettier-ignore
const denies = oneOf('not', 'never', 'no', 'nothing', 'none', 'stop', 'neither', '(?:fingers?|hands?) off', 'fingern? (?:weg|davon)', 'nicht', 'nie', 'niemals', 'nix', 'nichts', 'keine?[nmrs]?', 'ohne(?! an\\p{L}* )', 'no longer'); // prettier-ignore
const denialIsNone = /(?<!\p{L})(?:not (?:just|only|matter)|no (?:problem|login|account|password|sign\p{L}*|need)|nothing (?:else|more)|nicht (?:nur|bloß)|kein problem|keine? (?:anmeldung|konto|passwort|login)|without (?:\p{L}+ ){0,2}(?:account|log\p{L}*|sign\p{L}*|regist\p{L}*)|ohne (?:\p{L}+ ){0,2}(?:anmeld\p{L}*|anzumelden|konto|account|login|passwort)|mehr nicht|weiter nichts|nichts weiter|nichts? (?:sonst|anderes)|sonst nichts|nix (?:sonst|anderes|weiter)|sonst nix|not (?:signing|logging) (?:in|up))(?!\p{L})/giu; // prettier-ignore
/** Kept away from, by other words than a denial. */
const keptFrom = oneOf('hide\\p{L}*', 'hidden', 'keep (?:\\p{L}+ ){1,5}(?:from|out of|away)', 'off limits', 'out of', 'no business', 'none of (?:\\p{L}+[’\']?s?[’\']? ){1,3}(?:business|concern)', 'take (?:\\p{L}+ ){1,4}away from', 'verberg\\p{L}*', 'ausblend\\p{L}*', 'versteck\\p{L}*', 'tabu', 'raushalten', 'heraushalten', 'nimm (?:\\p{L}+ ){1,8}weg', 'wegnehmen', 'entzieh\\p{L}*'); // prettier-ignore
/** Of all that can be done with it. */
const keptOut = oneOf('off limits', 'out of', 'no business', 'nothing to do with', 'nothing for', 'nichts für', 'nicht (?:\\p{L}+ )?ran', 'nichts zu suchen', 'tabu', 'raushalten', 'heraushalten', 'no access', 'kein(?:en)? zugriff', '(?:nichts|nix) zu tun', '(?:nothing|nichts|nix) (?:\\p{L}+ )?an'); // prettier-ignore
const business = oneOf('business', 'concern(?:s)?', '(?:geht|gehen|gehn|gehts|angeht|angehen)(?: \\p{L}+){0,6} (?:was |etwas |nichts |nix )?an', 'angeht', '(?:is|are|be|stays?|keep (?:\\p{L}+ ){1,3}|remains?) (?:\\p{L}+ )?(?:secret|private|confidential)', '(?:ist|sind|bleib\\p{L}*|sein|werden) (?:\\p{L}+ )?(?:geheim|privat|vertraulich)', 'between (?:me|us|you)', 'eyes', 'zu interessieren'); // prettier-ignore
const isSecret = oneOf('(?:is|are|be|stays?|keep (?:\\p{L}+ ){1,3}|remains?) (?:\\p{L}+ )?(?:secret|private|confidential)', '(?:ist|sind|bleib\\p{L}*|sein|werden) (?:\\p{L}+ )?(?:geheim|privat|vertraulich)', 'between (?:me|us|you)'); // prettier-ignore
const allTheyMay = oneOf('nothing (?:else|more)', '(?:that[’\']?s|that is|thats) (?:it|all)', 'no more(?: than that)?$', 'mehr nicht', 'sonst nichts', 'sonst nix', 'weiter nichts', 'nichts weiter', 'nichts? (?:anderes|sonst)', 'nix (?:sonst|anderes|weiter)', 'das wars', 'das war[’\']?s', 'und gut'); // prettier-ignore
const own = oneOf('(?:their|his|her|your|one[’\']s) own(?: ones?)?', 'own ones?', 'theirs', 'nothing but what', 'no others', '(?:what|that|those|ones|which|\\p{L}+s) (?:he|she|they)(?:[’\']ve| have)? (?:\\p{L}+ )?(?:entered|wrote|made|put in|sent in|sent)', 'the (?:writer|author|creator|sender|maker)', '(?:der|dem|die) (?:verfasser|autor|ersteller)\\p{L}*', 'von ihnen stammt', 'eigene[nrms]?', '(?:bei |an )?sich selb(?:er|st)', 'seins', 'ihres', 'was (?:er|sie|man) selb(?:er|st)', 'what (?:he|she|they) (?:entered|wrote|made|put in)(?: \\p{L}+self\\p{L}*)?', 'who(?:ever)? (?:wrote|entered|made|put) (?:\\p{L}+ ){0,3}(?:in|down)?'); // prettier-ignore
const ofOthers = oneOf('each others?[’\']?s?', 'one another[’\']?s?', 'others[’\']', 'other people[’\']?s', 'somebody else[’\']s', 'someone else[’\']s', 'everyone else[’\']s', 'der anderen', 'der andern', 'von (?:anderen|andern)', 'fremde\\p{L}*', 'gegenseitig'); // prettier-ignore
const free = oneOf('without (?:\\p{L}+ ){0,3}(?:account|log\\p{L}*|sign\\p{L}*|regist\\p{L}*|password)', 'no (?:login|log-in|account|sign\\p{L}*|registration|password)', 'not (?:\\p{L}+ ){0,3}(?:log in|sign up|sign in|register)', 'ohne (?:\\p{L}+ ){0,4}(?:anmeld\\p{L}*|anzumelden|konto|registrier\\p{L}*|einloggen|account|login|passwort)', 'kein(?:e|en)? (?:konto|account|anmeldung|registrierung|login)', 'auch unangemeldet'); // prettier-ignore
const onlyWord = /(?<!\p{L})(?:only|just|solely|nur|bloß|bloss|lediglich|ausschließlich|allein)(?!\p{L})/giu;
const skipped =
  /^[\s,]*(?:(?:visible|shown|accessible|readable|open|available|meant|seen|sichtbar|einsehbar|lesbar|the|our|my|be able to|to|ever|for|by|from|with|people in|noch|mal|die|der|den|das|dem|für|von|vom|durch|unsere?|meine?|bei|ne|auf)\s+)*/iu;
const exceptWord =
  /(?<!\p{L})(?:except(?: for)?|besides|apart from|other than|(?<=(?:nobody|no one|none|any(?:one|body)) )but|außer|bis auf|es sei denn)(?!\p{L})/iu;
const theirThing = /(?:['’]s?|s['’]|\bmy|\bmeine?|\bunser|\bour) (?:job|thing|call|business|decision|task|department|sache|ding|aufgabe)(?!\p{L})|(?<!\p{L})(?:sache|aufgabe) (?:von|vom|der|des)(?!\p{L})|(?<!\p{L})(?:up to|left to|leave (?:\p{L}+ ){1,3}to|decides?|has the say|entscheidet|bestimmt)(?!\p{L})/iu; // prettier-ignore
const nobodyElse =
  /(?<!\p{L})(?:(?:nobody|no one|no-one|none) else|sonst (?:niemand\p{L}*|keine[rnm]?)|niemand(?:en|em)? (?:sonst|anders)|keine[rnm] sonst|not anyone else|der rest nicht)(?!\p{L})/iu;
const ofAll = oneOf('(?:bei|an|von) allen', 'alle', 'alles', 'all', 'all of (?:them|it)', 'everything', 'everyone[’\']s'); // prettier-ignore
const alike = oneOf('too', 'as well', 'also', 'likewise', 'auch', 'ebenfalls', 'ebenso', 'genauso', 'so', 'still');
const singular = /(?<!\p{L})(?:he|she|him|her|er|ihm|ihn|der|ihr)(?!\p{L})/iu;
const plural = /(?<!\p{L})(?:they|them|ihnen|die)(?!\p{L})/iu;
const pronounsOfBusiness =
  /(?<!\p{L})(?:geht|gehen|gehn)(?: \p{L}+){0,2}? (?:sie|ihn|es)(?: \p{L}+){0,3} (?:nichts|nix) an(?!\p{L})/iu;
const isTheirBusiness = (text: string): boolean => pronounsOfBusiness.test(text);
/** "I do the money": what they do themselves, nobody else does. */
const iDo = /(?<!\p{L})(?:I do|ich mache?|I handle|I'll do)(?: (?:the|das|die|den|all))(?!\p{L})/iu;
const pronounOf = /(?<!\p{L})(?:he|she|they|him|her|them|sie|er|ihm|ihn|ihnen|die|der)(?!\p{L})/iu;

/** What can be done with an app beside records: read by others. */
const ofAbilities = [
  'comments?',
  'commenting',
  'remarks?',
  'rate',
  'rating',
  'like (?!me|us|that|this|it)',
  'vote',
  'votes',
  'voting',
  'shares?',
  'sharing',
  'links?',
  'export\\p{L}*',
  'print\\p{L}*',
  'pdf',
  'excel',
  'csv',
  'mails?',
  'e-?mails? (?:us|me|them|when)',
  'attach\\p{L}*',
  'upload\\p{L}*',
  'reserv\\p{L}*',
  'favou?rit\\p{L}*',
  'heart',
  'button',
  'kommentar\\p{L}*',
  'kommentier\\p{L}*',
  'bewert\\p{L}*',
  'abstimm\\p{L}*',
  'exportier\\p{L}*',
  'druck\\p{L}*',
  'ausdruck\\p{L}*',
  'hochlad\\p{L}*',
  'anhäng\\p{L}*',
  'reservier\\p{L}*',
  'erinner\\p{L}*',
  'benachrichtig\\p{L}*',
  'automatisch',
];
const ofFields = [
  'typed?',
  'typing',
  'picks?',
  'picked',
  'choose',
  'chosen',
  'choice',
  'select\\p{L}*',
  'save(?:s|d)?',
  'calls? it',
  'label\\p{L}*',
  'list of',
  'no use',
  'belongs?',
  'property',
  'unique',
  'between \\d+',
  '\\d+ (?:to|and|bis|und) \\d+',
  'too many',
  'mark(?:s|ed)?',
  'grey',
  'grau',
  'bigger',
  'group(?:ed)? by',
  'auswähl\\p{L}*',
  'wähl\\p{L}*',
  'aussuch\\p{L}*',
  'tipp\\p{L}*',
  'speicher\\p{L}*',
  'pflichtfeld\\p{L}*',
  'angeben',
  'should (?:only )?read',
  'should say',
  'ausgefüllt',
  'leer',
  'empty',
  'blank',
  'attention',
  'stand out',
  'in your face',
  'one (?:page|list|place) (?:with|of|for)',
  'separately',
  'extra (?:list|page|seite|liste)',
  'kick (?:it|them|that) out',
  'weg damit',
  '(?:away|off|out) with',
  'no need for',
  'vor lauter',
  'our business',
  'themselves',
  'before (?:anyone|anybody|it|they)',
  '(?:who|that|which) (?:has|have|had|is|are|was|were)(?! (?:not )?allowed)',
  '(?:zu|bei|für|mit|von) den(?:en)?(?= es| noch| schon| die| der)',
  '(?:to )?(?:see|know|find out|tell|check) (?:who|what|when|which|how|if|whether|where)(?! (?:\\p{L}+ ){0,6}(?:cost|charge|pay|paid|worth|wrote|owe|earn)\\p{L}*)',
  '(?:sehen|wissen|sagen|sieht|weiß)(?:,? )(?:wer|wann|wie|ob|wo|welche\\p{L}*)',
  'sich (?:\\p{L}+ ){0,6}(?:eintragen|nehmen|buchen|melden|anmelden)',
  'extra',
  'ausblenden',
  'aufmachen',
  'without (?:a|the|any) (?!account|login|password|log)\\p{L}+',
  'ohne (?!konto|anmeld|account|login|passwort|sich|registr|eigenes|mich|zu |dass|meine|unsere)\\p{L}+',
  '(?:higher|lower|later|earlier|less|more) than',
  'text message\\p{L}*',
  'sms',
  'whatsapp',
  'drop',
  'tell us',
  'thought',
  'thinks?',
  'dacht\\p{L}*',
  'denk\\p{L}*',
  'meinte',
  'wie ?viel',
  'online',
  'auf einen blick',
  'at a glance',
  'have to (?:enter|write|type|fill|put)',
  'need to (?:enter|write|type|fill|put)',
  '(?:muss|müssen|braucht|brauchen)(?: \\p{L}+){0,5} (?:eintragen|einzutragen|eingetragen|schreiben|zu schreiben|eingeben|einzugeben|ausfüllen|auszufüllen)',
];

/** Of a condition, a number or another thing than rights, which other readers know better. */
export const isOfOther = oneOf('tiny', 'too (?:small|big|large)', 'hard to read', 'zu (?:klein|groß)', 'schrift', 'until', 'unless', 'as long as', 'as soon as', 'whenever', 'twice', 'at the same time', 'more than', 'less than', 'at most', 'at least', 'older than', 'under \\d+', 'in the past', 'in advance', 'sobald', 'solange', 'bevor', 'nachdem', 'doppelt', 'zweimal', 'mehr als', 'höchstens', 'mindestens', 'gleichzeitig', 'schon vergeben', 'once (?:it|they|a|the|approved|\\p{L}+ed)', 'erst wenn', 'erst nach', 'wenn (?:er|sie|es|die|der|das|ein|eine) (?:\\p{L}+ ){0,3}(?:bezahlt|erledigt|fertig|abgeschlossen|ist)', 'if (?:it|they|he|she|the) (?:\\p{L}+ ){0,2}(?:is|has|are|have)', ...ofAbilities, ...ofFields); // prettier-ignore

/** "Numbers are for Joan" */
const meantFor = /(?<!\p{L})(?:is|are|ist|sind) (?:\p{L}+ )?(?:for|für)(?!\p{L})/iu;
const ofAnything = oneOf('anything', 'nothing', 'nichts', 'nix', 'irgendwas', 'was');
const mayNot = oneOf('may', 'should', 'shall', 'must', 'ought', 'is to', '(?:is|be) allowed', 'darf', 'soll', 'sollte', 'dürfte', 'business', 'ab jetzt', 'from now on', 'geht', 'muss', 'any ?more', 'mehr'); // prettier-ignore
const onlyFor = oneOf('for', 'für');
const leave = String.raw`(?:may|can|could|should|shall|must|might|do|does|need|needs|have to|has to|(?:is|are) (?:not )?(?:allowed|supposed|able|free|welcome)|gets?|want|wants|will|would)`;
const standsBehind = new RegExp(
  String.raw`^(?:['’]?s)?(?:,? (?:and|or|und|oder|&) [\p{L} ]{2,24})?(?: (?:also|too|still|only|just|all|both|themselves|who [\p{L} ]{3,20}|always|never|here|now|then))* (?:${leave}|only)(?!\p{L})(?! (?:also |only |all |not )?(?:be|read)(?! (?:able|allowed|shown|the|them|it|all|every|that|this|those|any|what|my|our)))`,
  'iu',
);
const adverbs = /^(?: (?:also|too|still|only|just|all|both|always|never|here|now|then|and (?:me|I)))*\s*/iu;
const standsBefore =
  /(?<!\p{L})(?:let|lets|allow|allows|can|could|should|may|might|must|do|does|want|wants|like|for|by|if|fine|ok|please|nobody but|stop|except|besides)(?: (?:all|also|the|our|my|only|please))*\s*$/iu;

/** Whether it is they who do it. */
function isSubject(text: string, who: readonly Party[], named: readonly Party[], { language }: AppPlan): boolean {
  if (named.length === 0) return who.length > 0;
  if (language === 'de')
    return (
      (may.test(text) &&
        named.some(
          ({ at }) =>
            !/(?<!\p{L})(?:bei|mit|an|zu|zur|zum|des|über|von|nach|wie|als|pro|je)(?: (?:der|dem|den|die|einem|einer|meinem|meiner|unseren?))*\s*$/iu.test(
              text.slice(0, at),
            ),
        )) ||
      isSight(text)
    );
  return named.some(
    ({ at, end }) =>
      standsBehind.test(text.slice(end)) ||
      isDeedAt(text.slice(end).replace(adverbs, '')) ||
      (standsBefore.test(text.slice(0, at)) && may.test(text)),
  );
}

/** What a message states of who may what; null where a part of it stays dark. */
export function statementsIn(message: string, plan: AppPlan): Statement[] | null {
  // whoever signs in is read with the words for that
  if (signedIn.test(message) && !free.test(message)) return null;
  const all: Statement[] = [];
  let last: Party[] = [];
  for (const clause of clausesIn(spelledOut(message))) {
    const read = statementOf(
      clause,
      all.at(-1)?.parties.length === 0 && all.at(-1)!.hasDeeds
        ? undefined
        : all.findLast(({ parties }) => parties.length > 0),
      last,
      plan,
    );
    if (staysSo.test(clause.text)) continue;
    if (isOtherWish(clause.text, plan)) return null;
    const roles = partiesIn(clause.text, plan).filter(({ kind }) => kind === 'role');
    const [only] = roles;
    // "a trainee, that's Lea": one, by what they do and by name
    if (
      roles.length === 1 &&
      only?.kind === 'role' &&
      only.person === only.role &&
      last.length === 1 &&
      last[0]!.kind === 'role' &&
      !last[0]!.person &&
      clause.text.split(' ').length <= 3
    )
      last = [{ ...last[0]!, person: only.person! }]; // prettier-ignore
    else if (roles.length > 0) last = roles;
    if (read === null) return null;
    all.push(...read);
  }
  return all;
}

/** What goes on as it is. */
const staysSo =
  /(?<!\p{L})(?:stays? (?:the (?:way|same)|as|like)|remains? (?:as|the same)|as (?:it is|they are|before|now|usual)|still (?:has|have|needs?|gets?) to see|is (?:still )?fine|weiterhin|wie (?:bisher|gehabt|immer)|(?:so|dabei|gleich) (?:bleiben|bleibt)|bleib(?:t|en) (?:so|es|dabei|wie)|nach wie vor|ganz normal)(?!\p{L})/iu;
const signedIn = oneOf('(?:signed|logged|signs?|logs?)[ -]?in', 'eingeloggt\\p{L}*', 'angemeldet\\p{L}*', 'einlogg\\p{L}*', 'mit (?:login|konto|anmeldung)', 'login davor'); // prettier-ignore
const wants =
  /(?:^|(?<!\p{L}))(?:(?:I|we)(?:'d| would)? (?:also |really |just )?(?:need|want|like|love|rather|wish|prefer|miss)|give us|give me|put up|is there|are there|there should be|(?:ich|wir) (?:brauch\p{L}*|hätte\p{L}*|möchte\p{L}*|will|wollen|wünsch\p{L}*)|gib(?:t es|ts| mir)|es fehlt)(?!\p{L})(?<rest>.*)$/iu;

/** "I'd need to know who": something else than leave is wished for; "I want the kids to see them" and "I want to be the only one" are of leave. */
function isOtherWish(text: string, plan: AppPlan): boolean {
  const rest = wants.exec(text)?.groups?.['rest'];
  if (rest === undefined) return false;
  const [first] = partiesIn(rest, plan);
  return (
    !(first && first.at < 12) &&
    !/^ (?:to be )?(?:the )?only|^ (?:nicht|not|no|keine?|niemand)|^ dass|^ that|(?:der|die) einzige/iu.test(rest)
  );
}

const without = (text: string, parties: readonly Party[]): string =>
  parties.reduce((said, { at, end }) => said.slice(0, at) + ' '.repeat(end - at) + said.slice(end), text);

function statementOf(
  { text }: Clause,
  before: Statement | undefined,
  last: Party[],
  plan: AppPlan,
): Statement[] | null {
  const parties = partiesIn(text, plan);
  if (before && allTheyMay.test(text) && !parties.some(({ kind }) => kind === 'role') && text.split(' ').length <= 5) {
    before.isAllTheyMay = true;
    before.isSure = true;
    return [];
  }
  if (
    before &&
    nobodyElse.test(text) &&
    before.parties.length > 0 &&
    text.split(' ').length <= 6 &&
    deedsSaid(text).deeds.length === 0
  ) {
    before.isAlone = true;
    before.isSure = true;
    return [];
  }
  if (before && nobodyElse.test(text) && before.parties.length > 0 && parties.every(({ kind }) => kind === 'nobody' || kind === 'rest')) { const said = deedsSaid(text); return [{ ...before, isAlone: true, isDenied: false, isSure: true, deeds: [...new Set([...before.deeds, ...said.deeds])], isWhole: before.isWhole || said.isWhole, things: before.things }]; } // prettier-ignore
  if (before && free.test(text) && deedsSaid(text).deeds.length === 0 && text.split(' ').length <= 6) { before.isFree = true; return []; } // prettier-ignore
  // "their own, not those of a colleague" says it once more
  if ((before?.isOwn || before?.isAlone) && denies.test(text) && deedsSaid(text).deeds.length === 0 && noThings(thingsIn(without(text, parties), plan, () => false)) && !business.test(text)) return []; // prettier-ignore
  const bare = without(text, parties);
  const said = deedsSaid(bare.replace(free, ' '));
  // "between me and the customer" is of neither
  const things = thingsIn(
    bare.replace(onlyWord, ' ').replace(/(?<!\p{L})between(?!\p{L}).*$/iu, ''),
    plan,
    (word) => deedsSaid(word).deeds.length > 0 || may.test(word),
    text,
  );
  const isBusiness = business.test(text);
  const isDenied = denies.test(bare.replace(denialIsNone, ' ')) || keptFrom.test(text);
  const isKeptOut = keptOut.test(text) && isDenied;
  // "only the apprentices may not" keeps them from it, and lets nobody else
  const alone = isTheirBusiness(text) || parties.some(({ end }) => deniedBehind.test(text.slice(end))) ? [] : aloneIn(text, parties, last); // prettier-ignore
  const isAlone = alone.length > 0;
  const isOne = singular.test(text) && !plural.test(text);
  const meant = isOne ? last.slice(-1) : last;
  // "geht sie nichts an" is of whom stood before
  const isTheirs = pronounsOfBusiness.test(text);
  const pronouns = (parties.length === 0 && pronounOf.test(text)) || isTheirs ? meant : [];
  const named = pronounsOfBusiness.test(text) && last.length > 0 ? last : isAlone ? alone : subjectsOf(parties);
  const secret =
    named.length === 0 &&
    (isSecret.test(text) ||
      (isBusiness && (isDenied || /(?<!\p{L})none of(?!\p{L})/iu.test(text)) && pronouns.length === 0));
  const isElliptic = said.deeds.length === 0 && !isBusiness && !isKeptOut;
  const isLooking =
    /(?<!\p{L})(?:read[- ]only|lesezugriff|nur lesend)(?!\p{L})/iu.test(text) ||
    (onlyBeforeDeed(text) && said.deeds.includes('see'));
  const who =
    named.length > 0
      ? named
      : secret
        ? [{ kind: 'owner' as const, at: 0, end: 0 }]
        : pronouns.length > 0 && (!isElliptic || (may.test(text) && alike.test(text)))
          ? pronouns
          : before && !isElliptic && (isDenied || isLooking || (!may.test(text) && !noThings(things)))
            ? before.parties
            : [];
  const isStory = happened.test(text) && !may.test(text) && !isAlone && !isDenied;
  const isOwn = own.test(text) || (isDenied && ofOthers.test(text) && !said.deeds.includes('see'));
  const aside: Statement[] = [{ ...nothing, things, hasDeeds: said.deeds.length > 0, deeds: isStory ? [] : said.deeds, isWhole: said.isWhole, isMending: said.isMending }]; // prettier-ignore
  if (who.length === 0 || isStory || (isElliptic && named.length === 0 && who !== pronouns && !secret)) {
    // what it names is what the next part speaks of
    if (!noThings(things)) return aside;
    return (may.test(text) || isDenied) &&
      said.deeds.length > 0 &&
      !happened.test(text) &&
      who.length === 0 &&
      !/^(?:I|ich|we|wir) /iu.test(text)
      ? null
      : aside;
  }
  // "nobody can tell", "I cannot look it up": how it happens to be
  if (
    !isAlone &&
    !secret &&
    ((parties.some(({ kind }) => kind === 'nobody') && !mayNot.test(text)) ||
      who.every(({ kind }) => kind === 'owner' || kind === 'us'))
  )
    return (isDenied || may.test(text)) && said.deeds.length > 0 ? null : aside;
  if (
    said.isMending &&
    !isDenied &&
    !isAlone &&
    !isOwn &&
    /(?<!\p{L})(?:their|his|her|ihre?n?|seine?n?)(?!\p{L})/iu.test(text)
  )
    return null;
  if (isElliptic && !before && things.fields.length + things.lists.length === 0) return aside;
  if (
    isElliptic &&
    !isAlone &&
    !isDenied &&
    !alike.test(text) &&
    !may.test(text) &&
    !(before?.isOwn && ofAll.test(text)) &&
    !meantFor.test(text)
  )
    return aside;
  const carried = isElliptic && before && before.deeds.length > 0 ? before : said;
  const isMeantFor = meantFor.test(text);
  const isLeft = isAlone || isDenied || before !== undefined;
  if (
    said.deeds.length === 0 &&
    !isBusiness &&
    !isKeptOut &&
    !theirThing.test(text) &&
    !iDo.test(text) &&
    !isMeantFor &&
    !(isAlone && onlyFor.test(text)) &&
    !(before && before.deeds.length > 0 && isLeft)
  )
    return aside;
  if (
    !isAlone &&
    !isMeantFor &&
    !who.some(({ kind }) => kind === 'visitors') &&
    !isSubject(text, who, named, plan) &&
    !isBusiness &&
    !keptFrom.test(text) &&
    !isKeptOut &&
    !(isElliptic && before)
  )
    return isDenied || may.test(text) ? null : aside;
  const deeds: Deed[] = isBusiness ? ['see'] : isKeptOut && said.deeds.length === 0 ? ['see', 'add', 'change', 'delete'] : carried.deeds.length > 0 ? carried.deeds : theirThing.test(text) || iDo.test(text) ? ['change'] : ['see']; // prettier-ignore
  return [
    {
      parties: who,
      isAlone: isAlone || secret,
      isDenied: isDenied && !isAlone && !secret,
      isLooking,
      isAllTheyMay: allTheyMay.test(text) || onlyBeforeDeed(text),
      isOwn: isOwn && !(isDenied && !ofOthers.test(text)),
      isOfOthers: ofOthers.test(text) && said.deeds.includes('see'),
      isFree: free.test(text),
      isSure:
        isAlone ||
        isDenied ||
        may.test(text) ||
        isLooking ||
        isOwn ||
        isBusiness ||
        (isSight(text) && said.deeds.includes('see') && who.some(({ kind }) => kind === 'role')),
      deeds,
      isWhole:
        carried.isWhole ||
        isKeptOut ||
        (isDenied && deeds.includes('change') && ofAnything.test(text)) ||
        ((theirThing.test(text) || iDo.test(text)) && said.deeds.length === 0 && !isBusiness),
      isMending: carried.isMending,
      isCarried: named.length === 0,
      hasDeeds: true,
      things,
    },
  ];
}

/** "Foremen see all hours", of somebody who does not say it of the day. */
const isSight = (text: string): boolean =>
  !/^(?:nobody|no one|niemand|keiner|I|we|ich|wir|man|you) /iu.test(text) &&
  /^(?:the |our |my |die |der |das |unsere? )?\p{L}+(?: \p{L}+)? (?:also |only |auch |nur )?(?:sees?|reads?|sehen|sieht|lesen|liest)(?!\p{L})/iu.test(
    text,
  );

const nothing: Statement = { parties: [], isAlone: false, isDenied: false, isLooking: false, isAllTheyMay: false, isOwn: false, isOfOthers: false, isFree: false, isSure: false, deeds: [], isWhole: false, isMending: false, isCarried: false, hasDeeds: false, things: { lists: [], fields: [], isAll: false, isBefore: false, isUnknown: false, isStrange: false } }; // prettier-ignore

/** Who does something: all whom a clause names, where one of them alone is not somebody by the way. */
const subjectsOf = (parties: readonly Party[]): Party[] => {
  const others = parties.filter(({ kind }) => kind !== 'us' && kind !== 'owner');
  return others.length > 0 ? [...others] : parties.filter(({ kind }) => kind === 'owner');
};

/** Whom "only", "except", "alone", "nobody else" or whose business it is speaks of. */
function aloneIn(text: string, parties: readonly Party[], spoken: readonly Party[]): Party[] {
  if (iDo.test(text)) return [{ kind: 'owner', at: 0, end: 0 }];
  for (const match of text.matchAll(onlyWord)) {
    const end = match.index + match[0].length;
    const start = end + skipped.exec(text.slice(end))![0].length;
    const first = parties.find(({ at }) => at >= end && at <= start);
    if (first) return chainFrom(first, parties, text);
  }
  const except = exceptWord.exec(text);
  const behind = except && parties.filter(({ at, kind }) => at > except.index && kind !== 'nobody');
  if (
    except &&
    spoken.length > 0 &&
    /^ (?:him|her|them|ihm|ihr|ihnen|ihn|sie)(?!\p{L})/iu.test(text.slice(except.index + except[0].length))
  )
    return spoken.slice(-1);
  if (
    behind &&
    behind.length > 0 &&
    (parties.some(({ kind }) => kind === 'nobody') ||
      denies.test(text) ||
      /(?<!\p{L})any(?:one|body)(?!\p{L})/iu.test(text))
  )
    return behind;
  const some = parties.filter(({ kind }) => kind === 'role' || kind === 'owner');
  if (
    some.length > 0 &&
    (nobodyElse.test(text) ||
      /(?<!\p{L})the only (?:one|ones|person|people)(?!\p{L})|(?<!\p{L})(?:der|die) einzigen?(?!\p{L})/iu.test(text))
  )
    return some;
  if (/(?<!\p{L})(?:my (?:own )?eyes|meine augen)(?!\p{L})/iu.test(text)) return [{ kind: 'owner', at: 0, end: 0 }];
  const last = parties.at(-1);
  if (last && /^ (?:only|alone|alleine?)\s*$/iu.test(text.slice(last.end))) return chainTo(last, parties, text);
  if (
    (theirThing.test(text) && !/(?<!\p{L})(?:none of|no|nobody['’]s|nothing)(?!\p{L})/iu.test(text)) ||
    /(?<!\p{L})between(?!\p{L})/iu.test(text)
  )
    return some.length > 0
      ? some
      : /(?<!\p{L})(?:my|mein\p{L}*) /iu.test(text)
        ? [{ kind: 'owner', at: 0, end: 0 }]
        : [];
  return [];
}

const joined =
  /^(?:,? (?:and|or|und|oder|&|sowie) |, )(?:(?:the|our|my|die|der|den|das|dem|unsere?|meine?n?|noch|für|von) )*$/iu;
const chainFrom = (first: Party, parties: readonly Party[], text: string): Party[] => {
  const chain = [first];
  for (const party of parties)
    if (party.at > chain.at(-1)!.at && joined.test(text.slice(chain.at(-1)!.end, party.at))) chain.push(party);
  return chain;
};
const chainTo = (last: Party, parties: readonly Party[], text: string): Party[] =>
  parties.filter((party) => chainFrom(party, parties, text).includes(last));

/** "May only read": what they do is all that they do. */
function onlyBeforeDeed(text: string): boolean {
  for (const match of text.matchAll(onlyWord)) {
    const rest = text
      .slice(match.index + match[0].length)
      .replace(/^\s+(?:(?:be able|ever|to|mal|zu|get to) )*\s*/iu, '');
    if (
      isDeedAt(rest) &&
      !/^(?:visible|shown|accessible|readable|open|available|seen|sichtbar|einsehbar|lesbar)(?!\p{L})/iu.test(rest)
    )
      return true;
  }
  return false;
}
