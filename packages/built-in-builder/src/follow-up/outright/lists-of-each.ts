import { singularise } from '../../plan/names.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { askedField } from '../../reading/asked-field.ts';
import { germanQuestion } from '../../reading/german-question.ts';
import { isPerson } from '../../reading/chunks.ts';
import { germanSingular } from '../../reading/german-plural.ts';
import { calledByDay } from '../../recognise/called-by-day.ts';
import { makeField } from '../../recognise/make-field.ts';
import { findEntity, findField } from '../find.ts';
import { listOf } from '../understand/gist/lists.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

const word = "\\p{L}[\\p{L}'-]*";
const name = `${word}(?: ${word})??`;
const notSecond =
  '(?:listed|recorded|logged|tracked|noted|kept|written|entered|stored|to|too|as|for|per|on|under|of|with|at|in|and|or|und|oder|mit|also|jeweils|zu|bei|für|pro|je|\\p{L}*(?:tragen|fassen|walten|legen|speichern|führen|schreiben|notieren|halten|listen|dokumentieren|haben|sehen|kriegen|kommen|protokollieren))(?!\\p{L})';
const noun = `(?!(?:how|what|when|who|where|which|if|whether|wie|was|wann|wer|wo|ob|man|ich|wir|we|i)\\b)(${word}(?: (?!${notSecond})${word})?)`;
const between =
  '(?:\\s*:\\s*|\\s*\\(|,? (?:each )?with |,? (?:jeweils |immer |je )?mit |\\s+[-–]\\s+|,\\s*(?:(?:also|und zwar|jeweils|nämlich|namely|so|meaning|i\\.?e\\.?)[:,]? )?)';
const germanEach =
  '(?:(?:zu|bei|für|pro|je|per|an|unter|in) (?:jede[mnrs]?|alle[nr]?)(?: einzelne[mnrs]?)? |(?:pro|je|per) |zu eine[mr] )';
const own =
  '(?:(?:its|their|his|her|own|an?|a list of|a log of|lists? of|several|multiple|many|some|the|all|all the|to have|to keep|also|any number of) ){0,4}';
const germanOwn =
  '(?:(?:seine?n?|ihre?n?|eigene|noch|auch|die|alle|mehrere|viele|beliebig viele|einzelne|eine liste (?:der|von|mit|mit den)|eine eigene liste (?:der|von|mit)|außerdem|gerne?|immer) ){0,4}';
const keeps =
  '(?:list|enter|note|note down|record|track|log|write down|keep|add|store|see|jot down|have|put|put down|save)';
const germanKeeps =
  '(?:eintragen|erfassen|verwalten|anlegen|speichern|führen|aufschreiben|notieren|festhalten|hinterlegen|auflisten|dokumentieren|haben|sehen|reinschreiben|einträgen|mitschreiben|protokollieren)';
const listed =
  '(?: (?:to be )?(?:listed|recorded|logged|tracked|noted|kept|written down|entered|stored|as a list|as its own list|too|as well)){0,2}';
const wish =
  "(?:i|we)(?: (?:also|really))?(?: (?:want|need|have|would like|['’]?d like|must)|['’]d like|d like)(?: to)?";
const germanWish = '(?:möchten?|wollen|will|würden?|müssen|muss|sollen|soll|brauchen?|brauch|hätten?|hätte gern)';
const tail = '(.+?)\\)?';

/** What each record of a list is to have several of, in the ways in which people say it. */
const ways: readonly { words: RegExp; list: number; noun: number; said: number }[] = [
  // "every evening should have its own results, who played which game and who won"
  { words: `^(?:each|every|all|any)(?: single| of the)? (${name}) (?:should|must|needs?|need|has|have|gets?|get|can|ought to|wants?)(?: also)? (?:to )?(?:have |get |keep |list |show )?${own}${noun}${listed}${between}${tail}$`, list: 1, noun: 2, said: 3 },
  // "for each trip we want to log the fuel stops: date, litres and price"
  { words: `^(?:for|per|on|under|to|with|at|in) (?:each |every |any |all )?(?:single )?(${name}),? ${wish} (?:${keeps} )?${own}${noun}${listed}${between}${tail}$`, list: 1, noun: 2, said: 3 },
  // "we need to note repairs for every device: date, cost"
  { words: `^(?:${wish} |please |there should be |let us |let me )?(?:${keeps} )?${own}${noun}${listed} (?:for|per|on|under|to|of|with|at) (?:each|every|all|any)(?: single| of the)? (${name})${between}${tail}$`, list: 2, noun: 1, said: 3 },
  // "pro auftrag will ich arbeitsstunden aufschreiben, wer, wann, wie lange"
  { words: `^${germanEach}(${name}),? ${germanWish}(?: (?:ich|wir|man|gerne?)){0,3} ${germanOwn}${noun}(?: ${germanKeeps})?${between}(.+?)\\)?(?: ${germanKeeps})?(?: (?:können|wollen))?$`, list: 1, noun: 2, said: 3 },
  // "jedes Gerät braucht eine Liste der Reparaturen: Datum, Kosten"
  { words: `^(?:jede[rsn]?|alle)(?: einzelne[rs]?)? (${name}) (?:braucht|brauchen|hat|haben|soll|sollen|sollte|bekommt|bekommen|kriegt|kriegen) ${germanOwn}${noun}(?: (?:haben|bekommen|kriegen|auflisten|führen))?${between}${tail}(?: (?:haben|bekommen|kriegen))?$`, list: 1, noun: 2, said: 3 },
  // "wir müssen je Fahrt die Tankstopps erfassen: Datum, Liter"
  { words: `^(?:(?:ich|wir) ${germanWish}(?: gerne?)?|(?:kann|können|könnte|könnten) (?:man|ich|wir)) ${germanEach}(${name}) ${germanOwn}${noun} ${germanKeeps}${between}(.+?)\\)?$`, list: 1, noun: 2, said: 3 },
  // "wir brauchen Reparaturen je Gerät: Datum, Kosten"
  { words: `^(?:(?:ich|wir) ${germanWish} |es fehlen(?: noch)? )${germanOwn}${noun} (?:zu|bei|für|pro|je) (?:jede[mnrs]? )?(${name})${between}(.+?)\\)?$`, list: 2, noun: 1, said: 3 },
  // "zu jeder Ausgabe mehrere Anteile, also Person und Betrag"
  { words: `^${germanEach}(${name}) (?:(?:bitte|noch|auch) ){0,3}(?:mehrere|viele|beliebig viele|eigene|eine liste (?:der|von|mit)) ${noun}${between}${tail}$`, list: 1, noun: 2, said: 3 },
  { words: `^(?:for|per|with|under) (?:each|every) (${name}),? (?:several|multiple|many|a list of|any number of) ${noun}${between}${tail}$`, list: 1, noun: 2, said: 3 },
].map(({ words, ...at }) => ({ words: new RegExp(words, 'iu'), ...at })); // prettier-ignore

export const noList = /(?<!\p{L})(?:feld\p{L}*|seite\p{L}*|kalender|diagramm\p{L}*|auswahl\p{L}*|filter|fields?|pages?|calendars?|charts?|choices?|options?|dates?|datum|status(?:es)?|states?|stages?|types?|kinds?|priorit\p{L}*|categor\p{L}*|kategorie\p{L}*|colou?rs?|farben?|sizes?|levels?|tags?|buttons?|statistics?|totals?|sums?|summen?|numbers?|columns?|spalten?|stand|zustand|art|arten|typ|typen|rollen?|roles?|rights?|access|zugriff|rechte|reminders?|erinnerung\p{L}*|e?-?mails?)(?!\p{L})/iu; // prettier-ignore
export const otherDeed = /(?<!\p{L})(?:rename|umbenenn\p{L}*|remove|delete|lösch\p{L}*|entfern\p{L}*|instead|statt|anstatt|chart|diagramm|sort\p{L}*|filter\p{L}*|only|nur|or|oder|more than|mehr als|required|pflicht\p{L}*|yes|ja|red|rot)(?!\p{L})/iu; // prettier-ignore
const countless = /(?:history|log|feedback|homework|attendance)$/iu;
const fewestItems = 2;
const widestItem = 6;

/** A list of its own for each record of another one, which its records then belong to. */
export function ofEachWish(text: string, plan: AppPlan): Outright {
  const plain = text.replace(/\s+/g, ' ').replace(/\s*\?+$/, '');
  for (const { words, list, noun: at, said } of ways) {
    const match = words.exec(plain);
    if (!match) continue;
    const [of, what, fields] = [match[list]!, match[at]!.trim(), match[said]!];
    const entity = listNamed(of, plan);
    if (!entity || noList.test(what) || otherDeed.test(fields) || isKnown(what, entity, plan)) continue;
    if (plan.language === 'de' ? !isGermanSeveral(what, plain) : !isSeveral(what)) continue;
    const items = itemsIn(fields)?.filter((item) => item.toLowerCase() !== what.toLowerCase());
    if (!items || !items.some((item) => saysAType(item, plan))) continue;
    return belonging(entity, what, items, plan);
  }
  return null;
}

function listNamed(words: string, plan: AppPlan): Entity | undefined {
  const [only, ...others] = entitiesIn(words, plan);
  if (only) return others.length === 0 && only.at === 0 && only.end === words.length ? only.entity : undefined;
  return /^evenings?$/iu.test(words) ? listNamed('night', plan) : undefined;
}

const isSeveral = (what: string): boolean => singularise(what.toLowerCase()) !== what.toLowerCase() || countless.test(what); // prettier-ignore

/** A German thing has a capital where any word behind the first has one; several are told by their ending or by what stands before. */
function isGermanSeveral(what: string, text: string): boolean {
  const last = what.split(' ').at(-1)!;
  if (/\s\p{Lu}/u.test(text) && !/^\p{Lu}/u.test(last)) return false;
  return germanSingular(last) !== last.toLowerCase() || severals.test(text);
}
const severals = /(?<!\p{L})(?:mehrere|viele|beliebig viele|eine (?:eigene )?liste|alle) /iu;

export const isKnown = (what: string, entity: Entity, plan: AppPlan): boolean =>
  findEntity(plan, what) !== undefined || findField(entity, what) !== undefined || findField(entity, singularise(what)) !== undefined || entitiesIn(what, plan).some(({ end }) => end === what.length); // prettier-ignore

export function itemsIn(said: string): string[] | null {
  const items = said
    .replace(/(?<!\p{L})who (played|ate|made|took|brought|used|did|paid|got|has|had) (?:which|what) /giu, 'who $1, ')
    .replace(/(?<!\p{L})wer (?:welche[rsn]?|was für ein\p{L}*) (\p{L}+) .*?(?=,| und |$)/giu, 'wer, $1')
    .replace(/\s+(?:etc\.?|usw\.?|and so on|und so weiter)$/iu, '')
    .split(/\s*[,;]\s*(?:(?:and|und) )?|\s+(?:and|und|plus|sowie)\s+/iu)
    .map((item) =>
      winner(
        item
          .trim()
          .replace(/\s+(?:too|as well|also|auch)$/iu, '')
          .replace(/^(?:with|mit|jeweils|each) /iu, ''),
      ),
    )
    .filter(Boolean);
  return items.length >= fewestItems && items.every((item) => item.split(' ').length <= widestItem && !/[.:?!()]/.test(item)) ? items : null; // prettier-ignore
}

const winner = (item: string): string =>
  item
    .replace(/^who (?:has )?(?:won|wins)(?: it)?$/iu, 'winner')
    .replace(/^who (?:played|plays|was playing)$/iu, 'players')
    .replace(/^wer (?:hat )?(?:gewonnen|gewinnt|gewann)(?: hat)?$/iu, 'Gewinner');

/** Of what is listed behind a noun fields are told from values by what one of them is: a day, a sum, a person, another list. */
export function saysAType(item: string, plan: AppPlan): boolean {
  const asked = askedField(item) ?? germanQuestion(item);
  const type = makeField(asked ?? item)?.field.type;
  return asked !== null || (type !== undefined && type !== 'text' && type !== 'boolean') || entitiesIn(item, plan).length > 0; // prettier-ignore
}

export function belonging(entity: Entity, what: string, items: string[], plan: AppPlan): Outright {
  const known = plan.entities.find(({ label }) => isPerson(label.toLowerCase()));
  const isOfOthers = !known || customers.test(known.label);
  const rest = items.filter((item) => listNamed(item, plan) !== entity).map((item) => (isOfOthers && /^(?:wer|who)$/iu.test(item) ? 'Person' : item)); // prettier-ignore
  const change = listOf(what, [entity.label, ...rest].join(', '), plan).find(({ kind }) => kind === 'add-entity');
  if (change?.kind !== 'add-entity') return null;
  const { fields } = change.draft.entity;
  const to = fields.find(({ reference }) => reference === entity.name);
  if (!to || plan.entities.some((one) => one.name === change.draft.entity.name)) return null;
  to.isRequired = true;
  // the Tag of what happens is a day, and no mark on it
  for (const field of fields) if (/^tag$/iu.test(field.label) && field.type === 'text') field.type = 'date';
  calledByDay(change.draft);
  // what belongs to a record is seen and written by the people who see and write it
  const { read, write } = entity.access;
  change.draft.entity.access = { read: read === 'anonymous' ? 'all' : read, write: write === 'anonymous' ? 'all' : write }; // prettier-ignore
  return [change];
}

/** Whoever does something in the app is none of those that it is done for. */
export const customers = /kunde|kundin|gast|gäste|patient|mieter|interessent|lieferant|customer|client|guest|tenant|supplier|lead|visitor|applicant/iu; // prettier-ignore
