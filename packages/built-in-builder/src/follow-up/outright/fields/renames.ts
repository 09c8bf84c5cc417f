import { pluralise, singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { askedField } from '../../../reading/asked-field.ts';
import { germanQuestion } from '../../../reading/german-question.ts';
import { germanSingular } from '../../../reading/german-plural.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, likeness } from '../../understand/gist/mentions.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid, valuesSaid } from './said.ts';

const quote = `["“”„‟«»‘’']`;
const stop =
  '(?:it|them|that|this|the|to|of|in|into|as|not|no|we|they|say|call|called|should|would|is|are|sind|ist|das|die|der|den|dem|es|sie|wir|bei|uns|um|zum|zur|zu|als|heißen|heißt|sagen|nennen|schreiben|stehen|bitte|immer|stets|nur|lieber|and|or|und|oder|with|mit|for|für|on|at|if|when|wenn|always|only)';
const word = `(?<![\\p{L}\\d])(?!${stop}(?![\\p{L}\\d-]))[\\p{L}\\d][\\p{L}\\d.'’/&-]*`;
/** What something is called, in quotation marks or in up to four words. */
const name = `(?:["“„«‘']([^"“”„»’']{1,50})["“”»’']|(${word}(?: (?:(?:and|und|of|&) )?${word}){0,3}))`;
const some = '(?:really |just |simply |only |always |now |all |rather |better |eigentlich |einfach |nur |immer |jetzt |lieber |doch |alle |halt |bitte |besser |mal |eher |ja |wir |bei uns |hier |here |sie |it |them |everywhere |überall )*'; // prettier-ignore
const better = `(?:clearer|better|right|nicer|more \\p{L}+|fitting|correct|best|besser|am besten|richtig(?:er)?|treffender|passender|klarer|schöner|netter|verständlicher|korrekt)`;
const oldName = '⟨old⟩';

/** How the new name is said; `⟨old⟩` is what it is called so far. */
const ways: readonly RegExp[] = [
  `^(?:statt|anstatt|anstelle von|instead of) (?:des |der |dem |the |das |die |den )?${oldName},? (?:please |bitte )?(?:(?:sagt?|sagen|say|says|use|take|we|wir|write|put|call it|schreib\\p{L}*|nimm|it should (?:say|be)|soll(?:te)?(?: da| dort| es)?) )?(?:hier |here )?(?:jeder |alle |everyone |everybody |wir |we )?(?:sagen |say )?${some}${name}(?: heißen| stehen| schreiben| sagen)?$`,
  `(?:^|[\\s,])(?:use|say|write|put|sag|schreib|nimm) (?:please |bitte |lieber |da )?${name} (?:statt|anstatt|anstelle von|instead of|rather than) (?:the |der |die |das |des |dem )?${oldName}$`,
  `(?:^|[\\s,])(?:rename|change|turn|call|name|label|benenn\\p{L}*|nenn\\p{L}*|ändere?|mach) (?:the |die |den |das |der |our |please |bitte |mal |doch |list |liste |feld |field )*${oldName}(?: bitte| mal| doch)* (?:to |into |in |as |zu )?${some}${name}(?: um)?$`,
  `${oldName} (?:bitte |please |lieber )?(?:in|to|into|as|zu) ${name} (?:umbenenn\\p{L}*|umtauf\\p{L}*|ändern|renamed?)$`,
  `${oldName} (?:should|must|soll|sollen|sollte|sollten|müsste\\p{L}*|könnte\\p{L}*|could|ought to|has to)(?: be)? ${some}(?:be )?(?:called|named|labelled|read|say|heißen|genannt werden) ${some}${name}$`,
  `${oldName} (?:should|soll|sollen|sollte|sollten|müsste\\p{L}*|könnte\\p{L}*) ${some}${name} (?:heißen|genannt werden|lauten)$`,
  `${oldName} (?:are|is|heißen|heißt|heisst|nennen|nennt man|nennen wir) ${some}(?:called |named |known as )${some}${name}$|${oldName} (?:heißen|heißt|heisst|nennen wir|nennt man) ${some}${name}$`,
  `${oldName}.*?(?:[,.;:–-]+ (?:und |and |but |aber |so |also )?|(?: und | and | but | aber | so ))(?:please |bitte )?(?:(?:we|i|they|people|everyone|all of us|wir|ich|alle|hier|jeder|man) )?(?:(?:sagen|say|nennen|call|sagt|nennt) (?:wir |man |alle )?(?:it |them |that |those |das |die |es |sie |dazu |alle )*|(?:they|it|those|these|that)(?:['’]re|['’]s| are| is) called |(?:das|es|die) (?:heißt|heißen) |(?:sie |es )?(?:heißen|heißt) |(?:call|name|label) (?:it|them|that|those) |(?:nenn\\p{L}*|tauf\\p{L}*) (?:es|das|sie|die) |make (?:it|that|them) |what i (?:really |actually )?mean is |gemeint ist |(?:it|that) should (?:say|read|be|be called) |(?:das|es|die) sollten? |(?:i['’]d )?prefer |lieber |besser |rather |better |say |should be |should say |let['’]s (?:say|call (?:it|them)) |stattdessen |instead )${some}${name}(?: heißen| nennen| sagen| instead)?$`,
  `${oldName}.*?(?:[,.;:–-]+|\\s(?:und|and|but|aber)) (?:the |das |die |der )?${name} (?:would be|is|fits|sounds|works|would fit|would sound|wäre|ist|passt|klingt|trifft es|fände ich|finde ich|find ich) (?:much |far |way |viel |da |dafür |uns |a lot |so much )*${better}$`,
  `^(?:nobody|no one|keiner|niemand|kein mensch)(?: here| hier)? (?:says?|calls? (?:them|it)|uses?|sagt|nennt (?:das|sie|die)|kennt) ${oldName}.*?[,.;:–-]+ (?:they['’]re|it['’]s|they are|it is|we say|we call (?:them|it)|das sind|das heißt|sie heißen|es heißt|wir sagen|das ist) ${some}${name}$`,
  `(?:call|name|label|nenn\\p{L}*|sag\\p{L}*) (?:them|it|those|that|these|sie|es|die|das)(?: all| alle| bitte| lieber)* ${name},? (?:not|never|no longer|and not|instead of|rather than|nicht|und nicht|statt|anstatt) (?:the |our |die |der |das )?${oldName}$`,
  `(?:^|[.!?;,] )(\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}) (?:it is|they are|it shall be)[,;:]? (?:\\p{L}+ ){0,3}?(?:wherever|everywhere|instead of|in place of|where) (?:it (?:now )?says |you (?:now )?(?:say|have) |there (?:now )?is )?(?:the )?${oldName}$`,
  `(?:nicht mehr|nie wieder|bloß nicht) ${oldName}(?: sagen| schreiben| nennen)?.*?[,.;:–-]+ (?:bei uns |hier )?(?:heißen|heissen|heißt|heisst|sind|sagen wir|nennen wir)(?: die| das| sie| es| wir| dazu| bei uns| hier)* ${name}$`,
  `^(?:what (?:you|the app|it) calls? |was (?:hier|da|du|die app) )?${oldName} (?:calls? |genannt wird |heißt |nennt )?,? ?(?:we call|is what we call|nennen wir|are (?:our|what we call)) ${some}${name}$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore

const noName = /^(?:it|them|that|this|so|not|no|yes|mir|uns|das|es|sie|weg|raus|gone|away|out|fine|ok(?:ay)?|gut|good|hier|here|mal|bitte|please|done|um|in|to|zu)$|(?<!\p{L})(?:the|that|which|because|weil|dass|wenn|if|when|should|soll\p{L}*|muss|must|remove|add|field|feld|list|liste)(?!\p{L})/iu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:sort\p{L}*|add|remove|delete|filter\p{L}*|hide|chart|füg\p{L}*|lösch\p{L}*|entfern\p{L}*|zeig\p{L}*|show|required|pflicht\p{L}*|leer|blank|buttons?|knopf|knöpfe|schaltfläche\p{L}*|page|seite|heading|überschrift)(?!\p{L})/iu; // prettier-ignore
const politely = /,? (?:please|pls|bitte|by the way|btw|übrigens|danke|thanks|änder das(?: mal)?|ändere das(?: mal)?|change (?:that|it)|kannst du das ändern|can you change (?:that|it)|everywhere|überall)[\s.!?]*$/iu; // prettier-ignore
const aside = /^(?:by the way|btw|übrigens|ach ja|oh|und|and|also|please|bitte|ähm|hm|well|naja)[,\s]+|,? (?:by the way|btw|übrigens)(?=,)/giu; // prettier-ignore

/** What a message may call by a name so far, the surest first: a value, a field, a list. */
type Named = { at: number; end: number; rename: (to: string) => Change | null };

/** "Nobody here says broadcasts, they're episodes": what is called otherwise from now on, wherever it stands. */
export function renamedWish(message: string, plan: AppPlan): Outright {
  if (otherDeed.test(message)) return null;
  let text = message.replace(aside, '').replace(/\s+/g, ' ').replace(/[\s.!?]+$/, ''); // prettier-ignore
  while (politely.test(text)) text = text.replace(politely, '');
  const swapped = inQuotes(text, plan) ?? quotedRename(text, plan);
  if (swapped) return swapped;
  for (const { at, end, rename } of namedIn(text, plan)) {
    const [from, to] = [openedAt(text, at), closedAt(text, end)];
    const masked = `${text.slice(0, from)}${oldName}${text.slice(to)}`.replace(/^(?:our|the|unsere?|die|der|das|den|mit) (?=⟨)/iu, ''); // prettier-ignore
    for (const way of ways) {
      const said = way.exec(masked)?.slice(1).find(Boolean)?.trim();
      if (!said || noName.test(said) || said.includes('⟨')) continue;
      const change = rename(said);
      if (change) return [change];
    }
  }
  return null;
}

const callIt = /^["“„«'](?<old>[^"“”„»']{2,40})["“”»'] .{3,60}?[,;.–-] ?(?:please )?(?:(?:call|name|make) it|nenn(?:e|t)? (?:es|das|sie|ihn)|schreib\p{L}* (?:lieber|besser|da)?|lieber|rather|say|just) ["“„]?(?<to>\p{L}[\p{L} -]{1,30}?)["“”]?$/iu; // prettier-ignore

/** '"Who does it" sounds bossy, call it helper': a field by its name, whatever words are in it. */
function quotedRename(text: string, plan: AppPlan): Change[] | null {
  const { old = '', to = '' } = callIt.exec(text)?.groups ?? {};
  const wanted = old.trim().toLowerCase();
  const said = [wanted, (askedField(old) ?? '').toLowerCase(), (germanQuestion(old) ?? '').toLowerCase()].filter(
    Boolean,
  );
  for (const { name, fields } of plan.entities)
    for (const field of fields) if (said.includes(field.label.toLowerCase())) return [{ kind: 'rename-field', entity: name, field: field.name, label: toLabel(to) }]; // prettier-ignore
  return null;
}

/** Two names in quotation marks, of which one is there: '"Done" sounds so final, I mean "finished and paid"'. */
function inQuotes(text: string, plan: AppPlan): Change[] | null {
  const marks = [...text.matchAll(/["“„«]([^"“”„»]{1,50})["“”»]/gu)];
  if (marks.length !== 2 || /(?<!\p{L})(?:add|both|beide|und auch|as well|missing|fehl\p{L}*|remove|after|before|vor|nach)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const order = /(?<!\p{L})(?:statt|instead of|anstelle|rather than)[^"“„]*["“„][^"“”„]*["“”][^"“„]*$/iu.test(text) && !/^\s*(?:statt|instead of|anstelle|rather than)/iu.test(text) ? marks.toReversed() : marks; // prettier-ignore
  const [old, now] = order.map((mark) => mark[1]!);
  const found = namedIn(old!, plan).find(({ at, end }) => at === 0 && end === old!.length);
  const change = found?.rename(now!);
  return change ? [change] : null;
}

function namedIn(text: string, plan: AppPlan): Named[] {
  const values = valuesSaid(text, plan).map(({ entity, field, value, at, end }): Named => ({
    at,
    end,
    rename: (to) => (value.toLowerCase() === to.toLowerCase() ? null : { kind: 'rename-option', entity: entity.name, field: field.name, option: value, label: toLabel(to) }), // prettier-ignore
  }));
  const fields = fieldsSaid(text, plan).map(({ entity, field, at, end }): Named => ({
    at,
    end,
    rename: (to) => (field.label.toLowerCase() === to.toLowerCase() ? null : { kind: 'rename-field', entity: entity.name, field: field.name, label: toLabel(to) }), // prettier-ignore
  }));
  // "what" and "was" are fields only where they are called so in quotation marks
  const isSmall = ({ at, end }: Named) =>
    /^(?:what|was|who|wer|from|to|von|bis|date|name)$/iu.test(text.slice(at, end));
  const lists = entitiesIn(text, plan).map(({ entity, at, end }): Named => ({ at, end, rename: (to) => listRenamed(entity, to, plan) })); // prettier-ignore
  const quotedFields = plan.entities.flatMap((entity) => entity.fields.flatMap((field) => quotedIn(text, field).map(({ at, end }): Named => ({ at, end, rename: (to) => ({ kind: 'rename-field', entity: entity.name, field: field.name, label: toLabel(to) }) })))); // prettier-ignore
  return [...quotedFields, ...lists, ...values, ...fields.filter((one) => !isSmall(one))];
}

/** A field whose name stands in quotation marks, however small a word it is. */
function quotedIn(text: string, { label }: Field): { at: number; end: number }[] {
  const marks = [...text.matchAll(/["“„«]([^"“”„»]{1,50})["“”»]/gu)];
  const isWhat = /^(?:description|beschreibung)$/iu.test(label);
  return marks.filter((mark) => likeness(mark[1]!, label) >= 3 || (isWhat && /^(?:what|was)$/iu.test(mark[1]!)) || mark[1]!.toLowerCase() === label.toLowerCase()).map((mark) => ({ at: mark.index + 1, end: mark.index + 1 + mark[1]!.length })); // prettier-ignore
}

function listRenamed(entity: Entity, to: string, { entities, language }: AppPlan): Change | null {
  const isTaken = entities.some((one) => one !== entity && [one.label, one.plural].some((called) => called.toLowerCase() === to.toLowerCase())); // prettier-ignore
  if (isTaken) return null;
  const several = toLabel(to);
  if (/(?:&| and | und )/u.test(to)) return { kind: 'rename-entity', entity: entity.name, label: several, plural: several }; // prettier-ignore
  if (language === 'de') {
    const one = toLabel(germanSingular(to));
    return { kind: 'rename-entity', entity: entity.name, label: one, plural: several };
  }
  return { kind: 'rename-entity', entity: entity.name, label: toLabel(singularise(to)), plural: toLabel(pluralise(singularise(to))) }; // prettier-ignore
}

const openedAt = (text: string, at: number): number => (new RegExp(`${quote}$`, 'u').test(text.slice(0, at)) ? at - 1 : at); // prettier-ignore
const closedAt = (text: string, end: number): number => (new RegExp(`^${quote}(?!s )`, 'u').test(text.slice(end)) ? end + 1 : end); // prettier-ignore
