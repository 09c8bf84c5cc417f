import type { Entity, Field } from '../../plan/plan.ts';
import { toLabel } from '../../plan/names.ts';
import { isPerson } from '../../reading/chunks.ts';
import type { Features } from '../features/features.ts';
import { addField, isSameWord, listIn, sentencesOf, wordsOf } from './find.ts';

/** What a text says of something of which there are no two alike. */
const isOnce =
  /\b(?:exists?|is there|are there|occurs?|appears?|given|issued|used|assigned|handed out) (?:only |just )?once\b|\bonly (?:exists? )?once\b|\b(?:is|are|be|stays?|has to be|have to be) (?:\p{L}+ )?unique\b|\b(?:never|not|mustn?['’]?n?t|can['’]?t|cannot|won['’]?t|musn['’]?t)(?: \p{L}+){0,4} (?:twice|double|doubled|duplicated?)\b|\b(?:twice|double)\b[^.;]{0,20}\bnever\b|\bno (?:two|duplicate)\b|\b(?:refuse|reject|avoid|prevent) duplicates?\b|(?<!\p{L})(?:gibt es|gibts|existiert|kommt|darf)(?: \p{L}+)? nur (?:einmal|ein einziges mal)|(?<!\p{L})(?:eindeutig|einmalig)(?!\p{L})|(?<!\p{L})nicht (?:doppelt|zweimal)(?! (?:belegt|gebucht))/iu;
const isOther = /\b(?:at the same time|same hour|same night|same day|on air|booked?|times? (?:a|per)|a (?:day|week|month)|(?:per|a|each|one|same) (?:day|week|month|evening)|gleichzeitig|zur selben zeit|am abend|pro (?:tag|woche)|am tag)\b/i; // prettier-ignore
/** Words for what names a thing: a number, a tag, a plate. */
const names =
  /(?<!\p{L})((?:\p{L}+[ -])?)(numbers?|nos?|nrs?|tags?|codes?|plates?|ids?|\p{L}*nummern?|\p{L}*marken?|kennzeichen|\p{L}*nr)(?!\p{L})/giu;
/** "a rider starts for one stable only", "nobody rents two garages", "a guest cannot be put in two tents" */
const ofOne = /(?<!\p{L})(?<who>nobody|no one|(?:an?|each|every|no|one) \p{L}+)\b[^,.;]{0,30}? (?:for|in|into|gets?|has|have|holds?|owns?|rents?|be in|belongs? to|at) (?:only one|one|two|a second|more than one|just one) (?<what>\p{L}+)(?! at (?:the same time|once)| (?:in|on|within) the same)(?:\b|$)/iu; // prettier-ignore
const ofOneGerman = /(?<!\p{L})(?<who>niemand|keiner|jeder|jede|ein \p{L}+|eine \p{L}+|kein \p{L}+) (?:darf |kann |soll |ist |hat |bekommt |kriegt )?(?:nur |höchstens )?(?:in |zu )?(?:zwei|einen?|einem|einer) (?<what>\p{Lu}\p{L}+)/u; // prettier-ignore

export function uniques(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  for (const sentence of sentencesOf(text))
    for (const clause of sentence.split(
      /,\s+(?!and |never)|\s+(?:and|but|und|aber)\s+(?!\p{L}+ (?:is|are|numbers?)\b)/u,
    ))
      if (isOnce.test(clause) && !isOther.test(clause)) named(features, clause, sentence);
  one(features, ofOne.exec(text)?.groups);
  one(features, ofOneGerman.exec(text)?.groups);
}

const stemOf = (word: string): string => word.replace(/^nos?$/, 'number').replace(/^nrs?$/, 'nummer').replace(/s$/, '').replace(/nummern$/, 'nummer').replace(/marken$/, 'marke'); // prettier-ignore

/** The field that names one thing, in the list that has it or that the words name. */
function named(features: Features, clause: string, sentence: string): void {
  const { drafts } = features;
  const match = [...clause.matchAll(names)].at(-1) ?? [...sentence.matchAll(names)].at(0);
  if (!match) return;
  const [, first = '', last = ''] = match;
  const word = stemOf(last.toLowerCase());
  const before = first.trim().toLowerCase().replace(/^(?:the|a|an|is|are|no|have|got|of|have|each|every|its|their|and|with|die|der|das|eine|mit|had|somebody)$/, ''); // prettier-ignore
  const label = toLabel(before === '' ? word : `${before} ${word}`);
  const isIt = ({ type, name, label: own }: Field) => (type === 'text' || type === 'number') && (own.toLowerCase() === label.toLowerCase() || (before !== '' && name.includes(before) && /number|no$|nr|tag|code/.test(name))); // prettier-ignore
  const isLoose = ({ type, name }: Field) => (type === 'text' || type === 'number') && name.endsWith(word);
  const list = before === '' ? listIn(drafts, sentence) : listIn(drafts, before);
  const all = [...(list ? [list] : []), ...drafts.map(({ draft }) => draft)];
  for (const test of before === '' || list ? [isIt, isLoose] : [isIt])
    for (const draft of test === isLoose && list ? [list] : all) {
      const field = draft.entity.fields.find(test);
      if (field) return once(draft.entity, [field]);
    }
  const target = list ?? features.main;
  const isOwnList = list !== undefined && before !== '' && [target.entity.label, target.entity.plural].some((own) => isSameWord(own.toLowerCase(), before)); // prettier-ignore
  const field = addField(target, `${isOwnList ? toLabel(word) : label}: text`, target.entity.fields[0]);
  target.samples = target.samples.map((row, index) => ({ ...row, [field.name]: `${101 + index * 7}` }));
  once(target.entity, [field]);
}

/** Nobody has two of it: what belongs to people belongs to each only once. */
function one({ drafts }: Features, said: Record<string, string> | undefined): void {
  const list = said?.['what'] ? listIn(drafts, said['what']) : undefined;
  if (!list) return;
  const who = (said?.['who'] ?? '').split(' ').at(-1)!;
  const person = listIn(drafts, who);
  const fields = list.entity.fields.filter(({ type }) => type === 'reference');
  const holder = fields.find(({ reference }) => reference === person?.entity.name) ?? (/^(?:nobody|one|niemand|keiner|jeder)$/.test(who) ? fields.find(({ label }) => isPerson(label.toLowerCase()) || /holder|tenant|member|owner|pächter|mieter|mitglied/i.test(label)) : undefined); // prettier-ignore
  if (holder) return once(list.entity, [holder]);
  if (!person) return;
  // people are put into it by records of their own: a place in a room
  for (const { draft } of drafts) {
    const to = ({ name }: Entity) => draft.entity.fields.find(({ reference }) => reference === name);
    const [mine, theirs] = [to(person.entity), to(list.entity)];
    if (mine && theirs && draft !== person) return once(draft.entity, [mine]);
  }
}

function once(entity: Entity, fields: readonly Field[]): void {
  const rule = { fields: fields.map(({ name }) => name) };
  if (entity.once?.some((known) => known.fields.join() === rule.fields.join())) return;
  entity.once = [...(entity.once ?? []), rule];
}

const together =
  /\bdouble[- ]?book\p{L}*|\b(?:twice|two|2)\b[^.;]{0,40}\b(?:at the same time|same (?:time|hour|night|day)|at once)\b|\b(?:one|1) \p{L}+ at a time\b|\b(?:already|been) taken\b|\bwhen (?:it['’]?s|its|it is) taken\b|(?<!\p{L})(?:gleichzeitig|doppelt (?:belegt|gebucht|vergeben)|zweimal gleichzeitig|zur selben zeit|zur gleichen zeit|doppelbuchung\p{L}*)(?!\p{L})/iu;

/** Two at the same time: of each thing that the sentence names and a record points to. */
export function overlaps(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  for (const sentence of sentencesOf(text).flatMap((one) => one.split(/,\s+/))) {
    if (!together.test(sentence)) continue;
    const said = wordsOf(sentence);
    for (const { draft } of features.drafts) {
      const { entity } = draft;
      const { fields } = entity;
      const hasTime = fields.some(({ type, name }) => type === 'datetime' || (type === 'date' && /^(?:start|arriv|from|check|date|day|datum|tag|ankunft|von|beginn)/.test(name))); // prettier-ignore
      const timed = fields.some(({ type }) => type === 'time' || type === 'datetime') || fields.filter(({ type }) => type === 'date').length > 1; // prettier-ignore
      const things = fields.filter(({ type, label, reference }) => type === 'reference' && said.some((word) => isSameWord(wordsOf(label).at(-1) ?? '', word) || isSameWord(wordsOf(features.drafts.find((one) => one.draft.entity.name === reference)?.draft.entity.label ?? '').at(-1) ?? '', word))); // prettier-ignore
      if (!hasTime || !timed) continue;
      if (things.length === 0 && !(isSameWord(wordsOf(entity.label).at(-1) ?? '', said.find((word) => isSameWord(word, wordsOf(entity.label).at(-1) ?? '')) ?? '') || features.drafts.length <= 2)) continue; // prettier-ignore
      entity.isExclusive = true;
      // without a thing that it is of nobody does two at once
      entity.things = [...new Set([...(entity.things ?? []), ...things.map(({ name }) => name)])];
    }
  }
}
