import { inSentence } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import type { Features } from '../features/features.ts';
import type { NamedDraft } from '../drafts.ts';
import type { EntityDraft } from '../entity-draft.ts';
import {
  addField,
  addRule,
  dayOf,
  isSameWord,
  listIn,
  numberOf,
  referenceTo,
  sentencesOf,
  someNumber,
  wordsOf,
} from './find.ts';
import { canBeIn, unitOf, type Unit } from '../units.ts';
import { spanIn } from './quantities.ts';

const N = `(?<count>${someNumber})`;
const atMost = String.raw`(?:at most|no more than|not more than|never more than|not (?:exceed|beyond)|more than|more then|beyond|over|above|exceed|up to|maximum(?: of)?|max\.?|höchstens|maximal|nicht mehr als|mehr als|mehr wie|nicht über|über|bis zu)`;
/** "at most 5 jars", "up to 40 jars", "höchstens 3 pro Gast" */
const before = new RegExp(
  String.raw`(?<!\p{L})(?<words>${atMost}) ${N}(?![\d.,]*\d)(?: ?mal| times?)? ?(?<what>[^,.;]*)`,
  'iu',
);
/** "3 hours max", "ten to a team tops", "14 nights at most" */
const after = new RegExp(
  String.raw`(?<!\p{L})${N} (?<what>[\p{L} ²³+-]{1,40}?),? ?(?:at most|tops|max\.?|maximum|höchstens|maximal)(?!\p{L})`,
  'iu',
);
const needsNo = /^(?:more th[ae]n|beyond|over|above|exceed|mehr als|mehr wie|über)$/i;
const isNo = /(?<!\p{L})(?:no|not|never|nobody|none|nothing|cannot|can['’]?t|mus(?:t|s)n['’]?t|won['’]?t|refus\w*|must not|typo|forbidden|nor|kein\p{L}*|nicht|nie|niemand)(?!\p{L})/iu; // prettier-ignore
const inSpan = /(?<!\p{L})(?:a|an|per|each|every|in a|in an|in one|on one|on a|on the same|of the same|within a|in the same|any|pro|je|am|im|in der|an einem|in einem|in einer|jeden?) (day|week|month|year|night|evening|tag|woche|monat|jahr|abend)(?!\p{L})/iu; // prettier-ignore
const spans: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = { day: 'day', night: 'day', evening: 'day', tag: 'day', abend: 'day', week: 'week', woche: 'week', month: 'month', monat: 'month', year: 'year', jahr: 'year' }; // prettier-ignore
/** The unit of a number that may be bounded; pages and tickets are counted by the lists that they have. */
const measureOf = (what: string) => {
  const unit = unitOf(what);
  return unit?.isThing ? undefined : unit;
};

/** How many there may be at most: for each that they belong to, in a day or a week, or of a number itself. */
export function caps(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  for (const sentence of sentencesOf(text)) {
    const clauses = sentence.split(/,\s+|\s+(?:and|but|while|nor|und|aber|sowie)\s+/);
    let unit = '';
    clauses.forEach((clause, index) => {
      // what is marked or shown is not refused
      if (isMarked.test(clause) || isOfSome.test(clause)) return;
      const said = clauses.slice(0, index).join(', ');
      const few = under.exec(clause);
      if (few?.groups && isNo.test(clause.replace(/^keine?r?/i, ''))) return floor(features, clause, few.groups);
      const match = before.exec(clause) ?? after.exec(clause) ?? (capped.test(sentence) ? times.exec(clause) : null);
      if (!match?.groups) return;
      const { words = 'max', count = '', what = '' } = match.groups;
      if (needsNo.test(words) && !isNo.test(clause) && !/\bnor\b/.test(sentence)) return;
      const lead = clause.slice(0, match.index);
      cap(features, { lead, what: what.trim(), most: numberOf(count), clause, said, unit });
      unit = measureOf(what) ? what.trim() : unit;
    });
  }
}

/** What is asked for or costs beyond a number, and what holds for some only, is not refused. */
const isOfSome = /(?<!\p{L})(?:approv\w*|free|discount\w*|costs?|fee|shipping|sign[- ]?off|for \p{L}+ ones|from \d+ (?:up )?to \d+|genehm\p{L}*|kosten\p{L}*|kostet|rabatt\p{L}*|versand\p{L}*|gratis)(?!\p{L})/iu; // prettier-ignore
const isMarked = /(?<!\p{L})(?:red|amber|yellow|orange|badge|mark(?:ed)?|highlight\p{L}*|stands? out|warn\p{L}*|shout|rot|gelb|markier\p{L}*)(?!\p{L})/iu; // prettier-ignore
const capped = /(?<!\p{L})(?:max\.?|maximum|at most|no more|höchstens|maximal|limit\p{L}*)(?!\p{L})/iu;
const times = new RegExp(String.raw`(?<!\p{L})${N} ?(?:times?|mal)? (?<what>(?:a|per|pro|in der|am|im) (?:day|week|month|year|tag|woche|monat|jahr)(?!\p{L})[^,.;]*)`, 'iu'); // prettier-ignore
/** "unter 20 Liter liefern wir nicht", "nothing below 2 metres" */
const under = new RegExp(String.raw`(?<!\p{L})(?:under|below|less than|fewer than|unter|weniger als) ${N} (?<what>[^,.;]+)`, 'iu'); // prettier-ignore

function floor({ drafts }: Features, clause: string, { count = '', what = '' }: Record<string, string>): void {
  // "less than 11 hours between two shifts" is no number of one
  if (/(?<!\p{L})(?:between|apart|zwischen)(?!\p{L})/iu.test(clause)) return;
  const unit = measureOf(what);
  const own = unit && numberFor(drafts, clause, unit);
  if (own) own.field.least ??= numberOf(count);
}

type Cap = { lead: string; what: string; most: number; clause: string; said: string; unit: string };

function cap(features: Features, { lead, what: counts, most, clause, said, unit: before }: Cap): void {
  const { drafts } = features;
  if (!(most > 0)) return;
  const isNumberOnly = counts === '' || /^(?:long|high|tall|lang|hoch)$/i.test(counts);
  // "no course over 90 minutes, no break beyond 15": of the same unit
  const what = isNumberOnly ? before : counts;
  const spanWord = inSpan.exec(clause)?.[1]?.toLowerCase();
  const span = spanWord && spans[spanWord];
  const unit = measureOf(what);
  const own = unit && numberFor(drafts, clause, unit);
  if (own) return capNumber(own.draft, own.field, most, clause, span);
  const lasting = /^(?:hours?|hrs?|stunden?|minutes?|minuten?)/i.exec(what)?.[0];
  if (lasting && !span) return capLength(features, most * (/^m/i.test(lasting) ? 1 : 60), clause);
  if (unit && !span && capNew(features, lead, what, most)) return;
  const counted = listIn(drafts, what.replace(/(?:^| )(?:per|a|an|in|to|of|pro|je|am) .*$/, '')) ?? (what !== '' && (/^(?:per|in|a|pro|je|am|to)(?!\p{L})/u.test(what) || isBare(what)) ? (heldIn(drafts, said, what) ?? (what.startsWith('to ') ? undefined : eventOf(drafts, `${lead} ${what}`))) : undefined); // prettier-ignore
  if (!counted) return;
  const owner = ownerOf(drafts, counted.entity, `${lead} ${what}`) ?? ownerOf(drafts, counted.entity, said);
  if (span) {
    // of cakes there are so many in a day by what is ordered of them
    if (!dayOf(counted.entity) && limitOrders(features, counted, most, span)) return;
    const day = dayOf(counted.entity);
    const isLimited = counted.entity.limits?.some((one) => one.span === span);
    if (day && !isLimited) counted.entity.limits = [...(counted.entity.limits ?? []), { day: day.name, ...(owner && { per: owner.name }), most, span }]; // prettier-ignore
    if (day) note(features, counted.entity);
    return;
  }
  if (!owner) return;
  const beside = besideOf(drafts, counted.entity, what, owner);
  addRule(counted.entity, {
    left: { same: [owner.name, ...(beside ? [beside.name] : [])] },
    is: 'at-most',
    right: { number: most },
    at: owner.name,
  });
  note(features, counted.entity);
}

function limitOrders(
  features: Features,
  { entity: thing }: EntityDraft,
  most: number,
  span: 'day' | 'week' | 'month' | 'year',
): boolean {
  const order = features.drafts.find(({ draft }) => dayOf(draft.entity) && referenceTo(draft.entity, thing))?.draft
    .entity;
  if (!order) return false;
  const day = order.fields.find(({ name, type }) => /pick|abhol|deliver|liefer/.test(name) && (type === 'date' || type === 'datetime')) ?? dayOf(order)!; // prettier-ignore
  const total = order.fields.find(({ name, type, formula }) => type === 'number' && !formula && /quantity|amount|count|menge|anzahl|stueck|portion/.test(name)); // prettier-ignore
  if (!order.limits?.some((one) => one.span === span))
    order.limits = [...(order.limits ?? []), { day: day.name, most, span, ...(total && { total: total.name }) }];
  note(features, order);
  return true;
}

/** "no school enters more than 4 teams in a cup": of the same cup. */
const besideOf = (drafts: readonly NamedDraft[], { fields }: Entity, what: string, owner: Field): Field | undefined => {
  const list = listIn(drafts, /(?<!\p{L})(?:in|on|for|at|per|pro|je) (?:an?|one|each|the same|any|einem|einer)? ?(\p{L}+)/iu.exec(what)?.[1] ?? ''); // prettier-ignore
  return list && fields.find((field) => field !== owner && field.reference === list.entity.name);
};

/** "Räder mit Rahmennummer und Gast, höchstens 2 pro Gast": what was spoken of before and has one. */
const heldIn = (drafts: readonly NamedDraft[], said: string, what: string): EntityDraft | undefined => {
  const owner = listIn(drafts, what);
  const list = listIn(drafts, said);
  return owner && list && referenceTo(list.entity, owner.entity) ? list : undefined;
};

/** From when until when a record lasts is no number that somebody enters. */
function capLength({ drafts, context }: Features, minutes: number, clause: string): void {
  const named = listIn(drafts, clause);
  const draft = [...(named ? [named] : []), ...drafts.map((one) => one.draft)].find(({ entity }) => spanIn(entity, 'time')); // prettier-ignore
  const time = draft && spanIn(draft.entity, 'time');
  if (!draft || !time) return;
  const { fields } = draft.entity;
  const known = fields.find(({ formula }) => formula?.by === 'quotient' && JSON.stringify(formula).includes('"from"'));
  const field = known ?? addField(draft, context.reading.language === 'de' ? 'Stunden: number h' : 'Hours: number h');
  field.formula ??= { by: 'quotient', parts: [time, { number: 60 }] };
  addRule(draft.entity, { left: { field: field.name }, is: 'at-most', right: { number: minutes / 60 }, at: time.to });
}

/** "no stall over 9 square metres": a number that nobody named yet, of the list or of the thing that the text speaks of. */
function capNew({ drafts, main, context }: Features, lead: string, what: string, most: number): boolean {
  const noun = /(?<!\p{L})(?:no|kein\p{L}*) (\p{L}+)(?: (?:is|are|may|can|darf|ist|sind))?$/iu.exec(lead.trim())?.[1];
  const size = measureOf(what)?.size;
  if (noun === undefined || !size) return false;
  const list = listIn(drafts, noun);
  const words = context.reading.language === 'de' ? size.german : size.english;
  const label = list ? words[0]!.toUpperCase() + words.slice(1) : context.reading.language === 'de' ? `${noun}${words}` : `${noun[0]!.toUpperCase()}${noun.slice(1)} ${words}`; // prettier-ignore
  addField(list ?? main, label).most = most;
  return true;
}

const isBare = (what: string): boolean => /^(?:times?|mal|a|on|in|per|pro|je)?$/.test(wordsOf(what)[0] ?? '');
const note = (features: Features, { plural }: Entity): void => {
  const says = `The form refuses ${inSentence(plural)} beyond what you allow.`;
  if (!features.context.notes.includes(says)) features.note(says);
};

/** What people enter with a day, where the text counts times. */
const eventOf = (drafts: readonly NamedDraft[], words: string): EntityDraft | undefined => {
  const owner = listIn(drafts, words);
  const events = drafts.filter(({ draft }) => dayOf(draft.entity) && draft.entity.fields.some(({ type }) => type === 'reference')); // prettier-ignore
  return (events.find(({ draft }) => owner && referenceTo(draft.entity, owner.entity)) ?? (events.length === 1 ? events[0] : undefined))?.draft; // prettier-ignore
};

/** Whose count it is: the list that the words name and that it points to; "nobody" and "one person" are the people. */
function ownerOf(drafts: readonly NamedDraft[], entity: Entity, words: string): Field | undefined {
  const references = entity.fields.filter(({ type }) => type === 'reference');
  const said = wordsOf(words);
  const named = references.find(({ label, reference }) => said.some((word) => [label, drafts.find(({ draft }) => draft.entity.name === reference)?.draft.entity.label ?? ''].some((name) => isSameWord(wordsOf(name).at(-1) ?? '', word)))); // prettier-ignore
  return named ?? (references.length === 1 && /(?<!\p{L})(?:nobody|each|every|one|per|pro|je|niemand|jede\p{L}*)(?!\p{L})/iu.test(words) && (!/(?<!\p{L})(?:nobody|niemand)(?!\p{L})/iu.test(words) || isPerson(references[0]!.label.toLowerCase())) ? references[0] : undefined); // prettier-ignore
}

function numberFor(drafts: readonly NamedDraft[], clause: string, unit: Unit): { draft: EntityDraft; field: Field } | undefined {
  const named = listIn(drafts, clause);
  // of a shed that no list is of nobody means the size of a plot
  const noun = /(?<!\p{L})(?:no|kein\p{L}*) (?:single )?(\p{L}+)/iu.exec(clause)?.[1]?.toLowerCase();
  const isStrange = noun !== undefined && !/^(?:more|mehr|one|longer|two)$/.test(noun) && !listIn(drafts, noun) && !drafts.some(({ draft }) => draft.entity.fields.some(({ name, label }) => name === noun || label.toLowerCase().includes(noun))); // prettier-ignore
  if (isStrange) return undefined;
  const all = [...(named ? [named] : []), ...drafts.map(({ draft }) => draft)];
  for (const draft of all) {
    const field = draft.entity.fields.find(({ type, name, formula }) => (type === 'number' || type === 'money') && !formula && canBeIn(unit, name)); // prettier-ignore
    if (field) return { draft, field };
  }
  return undefined;
} // prettier-ignore

function capNumber(draft: EntityDraft, field: Field, most: number, clause: string, span: string | undefined): void {
  const { entity } = draft;
  const day = dayOf(entity);
  const said = wordsOf(clause);
  // "no shift may take more than 500 kg": all of that shift together
  const place = entity.fields.find((one) => one !== field && /^(?:hour|slot|time|stunde|shift)$/.test(one.name) && said.includes(one.name)); // prettier-ignore
  const via = entity.fields.find((one) => one.type === 'reference' && said.some((word) => isSameWord(word, wordsOf(one.label).at(-1) ?? ''))); // prettier-ignore
  if (place) return addRule(entity, { left: { same: [...(day ? [day.name] : []), place.name], total: field.name }, is: 'at-most', right: { number: most }, at: field.name }); // prettier-ignore
  if (span === 'day' && day) return addRule(entity, { left: { same: [day.name], total: field.name }, is: 'at-most', right: { number: most }, at: field.name }); // prettier-ignore
  if (span !== undefined) return;
  const isAll = via && /(?<!\p{L})(?:holds?|carr(?:y|ies)|takes?|in all|altogether|together|fasst|zusammen)(?!\p{L})/iu.test(clause); // prettier-ignore
  if (isAll) return addRule(entity, { left: { same: [via.name], total: field.name }, is: 'at-most', right: { number: most }, at: field.name }); // prettier-ignore
  field.most ??= most;
}
