import { isNumber } from '../../plan/field-kinds.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import type { RuleSide } from '../../plan/rule.ts';
import type { Features } from '../features/features.ts';
import { addRule, clausesOf, dayOf, isRefusal, isSameWord, listIn, referenceTo, wordsOf } from './find.ts';

const bound =
  /^(?:max(?:imum|imal[a-z]*)?|highest|top|zulaessige[a-z]*|hoechste?[a-z]?)_|^(?:hoechst|maximal)(?=[a-z])/;
const least = /^(?:min(?:imum|dest\w*)?|lowest)_/;
const unitTail = /_(?:in|per)_\w+$/;
/** Numbers that are bounds without saying so, and what they bound. */
const carries = /^(?:zuladung|tragkraft|tragfaehigkeit|payload|load_limit|weight_limit)/;
const holdsMuch = /^(?:capacity|kapazitaet|fassungsvermoegen|volume_limit)/;
const isWeight = /^(?:weight|load|gewicht|last|ladung|mass)(?:_|$)/;
const isQuantity = /^(?:net|netto|weight|gewicht|quantity|menge|load|kg|kilos?|litres?|liter|volume)(?:_|$)/;
/** "Nothing goes in beyond the capacity", "nicht mehr als hineinpasst" */
const holdsAll = /(?<!\p{L})(?:capacity|holds?|full|fits?|kapazität|fassungsvermögen|voll|(?:hinein)?passt)(?!\p{L})/iu;

/** A bound of what a record points to is there to be kept: the longest boat of a berth, the load of a crane. */
export function bounds(features: Features): void {
  const entities = features.drafts.map(({ draft }) => draft.entity);
  const targetOf = ({ reference }: Field) => entities.find(({ name }) => name === reference);
  const { text: read, typed: text = read } = features.context;
  const isHeld = clausesOf(text).some((clause) => isRefusal(clause) && holdsAll.test(clause));
  for (const entity of entities) {
    for (const via of entity.fields.filter(({ type }) => type === 'reference')) {
      for (const field of targetOf(via)?.fields.filter((one) => isNumber(one) && !one.formula) ?? []) {
        const right = { field: field.name, via: via.name };
        if (holdsMuch.test(field.name)) {
          // what comes and goes by the day is all there at once only where the text says so
          const isAllThere = isHeld || !dayOf(entity);
          const total = isAllThere ? entity.fields.find((one) => one.type === 'number' && isQuantity.test(one.name)) : undefined; // prettier-ignore
          if (total) addRule(entity, { left: { same: [via.name], total: total.name }, is: 'at-most', right, at: total.name }); // prettier-ignore
          continue;
        }
        const isMost = bound.test(field.name);
        const name = field.name.replace(bound, '').replace(least, '').replace(unitTail, '');
        const words = carries.test(name)
          ? new RegExp(`${isWeight.source}|^${name}$`)
          : isMost || least.test(field.name)
            ? startsWith(name)
            : null;
        const left = words && sideFor(entity, via, words, targetOf);
        if (left) addRule(entity, { left, is: least.test(field.name) ? 'at-least' : 'at-most', right, at: at(left) });
      }
    }
  }
  for (const { draft } of features.drafts) order(draft.entity);
  comparisons(features);
  expiries(features);
  likes(features);
}

/** "a silo that holds a different crop": what two records both point to has to be one and the same. */
const different = /(?<!\p{L})(?:different|another|other|wrong|andere[nmrs]?|falsche[nmrs]?) (\p{L}+)(?: (\p{L}+))?/giu;

/** What both say in a field of their own: the type of hay of a delivery and of its barn. */
function sameText({ drafts }: Features, entity: Entity, names: readonly string[]): void {
  const isIt = ({ label, type }: Field) =>
    (type === 'text' || type === 'select') && names.includes(label.toLowerCase());
  const own = entity.fields.find(isIt);
  for (const via of own ? entity.fields.filter(({ type }) => type === 'reference') : []) {
    const field = drafts.find((one) => one.draft.entity.name === via.reference)?.draft.entity.fields.find(isIt);
    if (field) addRule(entity, { left: { field: own!.name }, is: 'same', right: { field: field.name, via: via.name }, at: via.name }); // prettier-ignore
  }
}

function likes(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  for (const [, noun = '', next = ''] of clausesOf(text)
    .filter(isRefusal)
    .flatMap((clause) => [...clause.matchAll(different)])) {
    for (const { draft } of features.drafts) sameText(features, draft.entity, [`${noun} ${next}`, noun]);
    const shared = listIn(features.drafts, noun)?.entity;
    for (const { draft } of shared ? features.drafts : []) {
      const { entity } = draft;
      const own = entity.fields.find(({ reference }) => reference === shared!.name);
      const via = entity.fields.find((field) => field !== own && features.drafts.some((one) => one.draft.entity.name === field.reference && referenceTo(one.draft.entity, shared!))); // prettier-ignore
      const target = features.drafts.find((one) => one.draft.entity.name === via?.reference)?.draft.entity;
      if (own && via && target) addRule(entity, { left: { field: own.name }, is: 'same', right: { field: referenceTo(target, shared!)!.name, via: via.name }, at: via.name }); // prettier-ignore
    }
  }
}

const startsWith = (name: string): RegExp | null => (name.length > 2 ? new RegExp(`^${name}(?:_in_.*|_(?:cm|m|kg|t))?$`) : null); // prettier-ignore
const at = (side: RuleSide): string => ('field' in side ? (side.via ?? side.field) : '');

/** The number that a bound is of: the record's own, or of another thing that it points to. */
function sideFor(entity: Entity, via: Field, words: RegExp, targetOf: (field: Field) => Entity | undefined) {
  const own = entity.fields.find((one) => isNumber(one) && words.test(one.name));
  if (own) return { field: own.name };
  for (const other of entity.fields.filter((one) => one.type === 'reference' && one !== via)) {
    const field = targetOf(other)?.fields.find((one) => isNumber(one) && !one.formula && words.test(one.name));
    if (field) return { field: field.name, via: other.name };
  }
  return null;
}

const starts = /^(?:starts?|start_date|from|begins?|begin|beginn|anfang|von|check_in|released?|release_time|departs?|departure|arrival|ankunft|anreise|abflug|rented_on|lent_on|borrowed_on|pick_?up|ausgabe\w*|abfahrt)(?:_(?:at|on|date|time|am|datum))?$/; // prettier-ignore
const ends = /^(?:ends?|end_date|until|to|ende|bis|check_out|departure|arrival|arrived|abreise|ankunft|landung|(?:agreed_|actual_|planned_)?return(?:ed)?|rueckgabe|zurueck|brought_back)(?:_(?:at|on|date|time|am|datum))?$/; // prettier-ignore
/** Pairs of numbers of which the first is never more than the second. */
const pairs: readonly (readonly [less: RegExp, more: RegExp])[] = [
  [/^(?:tare|tara)(?:_|$)/, /^(?:gross|brutto)(?:_|$)/],
  [/^(?:start|anfangs)_?(?:stand|reading|mileage)/, /^end_?(?:stand|reading|mileage)/],
];

/** Nothing ends before it begins, and no part is more than the whole. */
function order(entity: Entity): void {
  const { fields } = entity;
  const days = fields.filter(({ type, formula }) => (type === 'date' || type === 'datetime') && !formula);
  const start = days.find(({ name }) => starts.test(name));
  for (const end of start ? days.filter((one) => one !== start && one.type === start.type && ends.test(one.name)) : [])
    if (fields.indexOf(end) > fields.indexOf(start!)) addRule(entity, { left: { field: end.name }, is: 'at-least', right: { field: start!.name }, at: end.name }); // prettier-ignore
  for (const [less, more] of pairs) {
    const low = fields.find((one) => isNumber(one) && !one.formula && less.test(one.name));
    const high = fields.find((one) => one !== low && one.type === low?.type && !one.formula && more.test(one.name));
    if (low && high) addRule(entity, { left: { field: high.name }, is: 'at-least', right: { field: low.name }, at: high.name }); // prettier-ignore
  }
}

const dimensions: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [/taller|higher|höher/, /height|hoehe/],
  [/longer|länger/, /length|laenge/],
  [/wider|broader|breiter/, /width|breite/],
  [/deeper|tiefer/, /depth|draught|draft|tiefe|tiefgang/],
  [/heavier|schwerer/, /weight|load|gewicht|last/],
  [/earlier|früher|before/, /^(?:arriv|home|finish|ankunft|landung|landezeit|ende?$)/],
];
const compared = /(?<!\p{L})(taller|higher|longer|wider|broader|deeper|heavier|höher|länger|breiter|tiefer|schwerer|earlier|früher|before) (?:than|as|als|wie)? ?(?:the|its|their|a|an|der|die|das|den|seine?|ihre?|erlaubt)? ?((?:\p{L}+ ?){1,3})/iu; // prettier-ignore

/** "anything taller than the shelf", "keiner schwerer als die Zuladung", "arrivals before the release". */
function comparisons(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const entities = features.drafts.map(({ draft }) => draft.entity);
  for (const clause of clausesOf(text)) {
    const [, word = '', than = ''] = (isRefusal(clause) ? compared.exec(clause) : null) ?? [];
    const dimension = dimensions.find(([said]) => said.test(word.toLowerCase()))?.[1];
    const target = than.trim().toLowerCase().split(' ').filter((one) => one.length > 2 && !/^(?:must|may|can|is|are|darf|und|keep|should)$/.test(one)); // prettier-ignore
    if (!dimension || target.length === 0) continue;
    for (const entity of entities) compare(entity, dimension, target, entities);
  }
}

function compare(entity: Entity, dimension: RegExp, than: readonly string[], entities: readonly Entity[]): void {
  const comparable = ({ type }: Field) => type === 'number' || type === 'time' || type === 'datetime' || type === 'date'; // prettier-ignore
  const isSaid = ({ name }: Field) => than.some((word) => name.includes(word.replace(/s$/, '').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))); // prettier-ignore
  const lefts: { side: { field: string; via?: string }; type: Field['type'] }[] = [
    ...entity.fields.filter((one) => comparable(one) && dimension.test(one.name)).map((one) => ({ side: { field: one.name }, type: one.type })),
    ...entity.fields.flatMap((via) => (entities.find(({ name }) => name === via.reference)?.fields ?? []).filter((one) => comparable(one) && !one.formula && dimension.test(one.name)).map((one) => ({ side: { field: one.name, via: via.name }, type: one.type }))),
  ]; // prettier-ignore
  for (const { side, type } of lefts) {
    const isTime = type !== 'number';
    const is = isTime ? 'at-least' : 'at-most';
    const own = entity.fields.find((one) => one.type === type && one.name !== side.field && isSaid(one));
    if (own && !side.via) return addRule(entity, { left: side, is, right: { field: own.name }, at: side.field });
    for (const via of entity.fields.filter(({ type: one, name }) => one === 'reference' && name !== side.via)) {
      const target = entities.find(({ name }) => name === via.reference);
      const bound = target?.fields.find((one) => one.type === type && !one.formula && isSaid(one)) ?? (than.some((word) => target?.label.toLowerCase() === word) ? target?.fields.find((one) => one.type === type && dimension.test(one.name)) : undefined); // prettier-ignore
      if (bound) return addRule(entity, { left: side, is, right: { field: bound.name, via: via.name }, at: at(side) });
    }
  }
}

const runsOut =
  /valid_(?:until|to|till)|expir|best_before|use_by|deadline|gueltig|ablauf|haltbar|mhd|laeuft_ab|(?:anmelde|melde)schluss|closes/;
const isRefusedLate =
  /\b(?:lapsed|expired|run out|ran out|out of date|outdated|past (?:its|their|the)|(?:date|deadline|expiry) (?:has |is |was )?(?:passed|over|gone)|after (?:the |its |their )?(?:[\p{L}-]+ ){0,3}(?:deadline|expir\w+|date)|without (?:an? )?valid|never once|no longer valid)\b|abgelaufen|ohne gültig|nicht mehr gültig|nach (?:dem |der )?(?:\p{L}*schluss|ablauf|frist)/iu; // prettier-ignore

/** "nobody dives with an expired licence": what ran out before the day of a record is refused for it. */
function expiries(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const late = clausesOf(text).filter((clause) => isRefusedLate.test(clause) && isRefusal(clause));
  if (late.length === 0) return;
  const entities = features.drafts.map(({ draft }) => draft.entity);
  for (const entity of entities)
    for (const via of entity.fields.filter(({ type }) => type === 'reference')) {
      const target = entities.find(({ name }) => name === via.reference);
      const end = target?.fields.find((one) => one.type === 'date' && !one.formula && runsOut.test(one.name));
      const isSaid = late.some((clause) => wordsOf(clause).some((word) => [target?.label, target?.plural, end?.label].some((name) => isSameWord(wordsOf(name ?? '').at(-1) ?? '', word)))); // prettier-ignore
      if (!end || !isSaid) continue;
      const day = dayOf(entity);
      const right = { field: end.name, via: via.name };
      addRule(entity, { left: day ? { field: day.name } : { day: 'today' }, is: 'at-most', right, at: via.name });
    }
}
