import type { AppPlan } from '../../../../plan/plan.ts';
import { oneOf } from '../words.ts';
import { partiesIn } from './parties.ts';

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

/** What goes on as it is. */
export const staysSo =
  /(?<!\p{L})(?:stays? (?:the (?:way|same)|as|like)|remains? (?:as|the same)|as (?:it is|they are|before|now|usual)|still (?:has|have|needs?|gets?) to see|is (?:still )?fine|weiterhin|wie (?:bisher|gehabt|immer)|(?:so|dabei|gleich) (?:bleiben|bleibt)|bleib(?:t|en) (?:so|es|dabei|wie)|nach wie vor|ganz normal)(?!\p{L})/iu;
export const signedIn = oneOf('(?:signed|logged|signs?|logs?)[ -]?in', 'eingeloggt\\p{L}*', 'angemeldet\\p{L}*', 'einlogg\\p{L}*', 'mit (?:login|konto|anmeldung)', 'login davor'); // prettier-ignore
const wants =
  /(?:^|(?<!\p{L}))(?:(?:I|we)(?:'d| would)? (?:also |really |just )?(?:need|want|like|love|rather|wish|prefer|miss)|give us|give me|put up|is there|are there|there should be|(?:ich|wir) (?:brauch\p{L}*|hätte\p{L}*|möchte\p{L}*|will|wollen|wünsch\p{L}*)|gib(?:t es|ts| mir)|es fehlt)(?!\p{L})(?<rest>.*)$/iu;

/** "I'd need to know who": something else than leave is wished for; "I want the kids to see them" and "I want to be the only one" are of leave. */
export function isOtherWish(text: string, plan: AppPlan): boolean {
  const rest = wants.exec(text)?.groups?.['rest'];
  if (rest === undefined) return false;
  const [first] = partiesIn(rest, plan);
  return (
    !(first && first.at < 12) &&
    !/^ (?:to be )?(?:the )?only|^ (?:nicht|not|no|keine?|niemand)|^ dass|^ that|(?:der|die) einzige/iu.test(rest)
  );
}
