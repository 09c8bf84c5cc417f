import { partsOf, type Formula, type FormulaPart } from '../../plan/formula.ts';
import type { Field } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import { isWhom } from '../features/payers.ts';
import type { Features } from '../features/features.ts';
import { addRule, clausesOf, isSameWord, numberOf, someNumber, wordsOf } from './find.ts';

const below = new RegExp(String.raw`(?<!\p{L})(?:below|under|less than|lower than|unter|weniger als|tiefer als) (?<minus>minus |- ?|− ?|–)?(?<count>${someNumber}|zero|null|0)(?!\p{L})|(?<!\p{L})(?<none>negative|into the (?:minus|red)|below zero|ins minus|negativ|überziehen|überzogen)(?!\p{L})`, 'iu'); // prettier-ignore
const isNo = /(?<!\p{L})(?:no|not|never|nobody|no one|none|cannot|can['’]?t|must ?n['’]?t|kein\p{L}*|nicht|nie|niemals|niemand)(?!\p{L})/iu; // prettier-ignore
const isBalance = /^(?:balance|saldo|kontostand|guthaben|konto|account|credit|points|punkte|hours_(?:in_all|left)|stunden|stundenkonto|ueberstunden|overtime|time_account|budget_left|left|in_stock|stock|bestand|noch_da|rest)/; // prettier-ignore
/** What is there of something: nobody takes out more. */
const isStock =
  /^(?:left|in_stock|stock|on_hand|still_there|there|noch_da|noch_vorhanden|bestand|vorrat|uebrig|pills_left|bottles_left|flaschen)$/;

/** Whether records take away from it. */
export const isTakenFrom = ({ by, parts }: Formula, isMinus = false): boolean =>
  parts.some((part, at) => isMinusPart(part, isMinus !== (by === 'difference' && at > 0)));
const isMinusPart = (part: FormulaPart, isMinus: boolean): boolean =>
  'formula' in part ? isTakenFrom(part.formula, isMinus) : 'over' in part && isMinus;

/** Pieces that are taken; a shoe that has run its kilometres is worn all the same. */
const isPiece = (part: FormulaPart): boolean =>
  !('over' in part) || part.take === 'count' || /amount|quantity|menge|anzahl|portion|piece|stueck|count|bottle|flasche|pack/.test(part.field ?? ''); // prettier-ignore

/** "Nobody goes below minus 10", "das Guthaben darf nie unter -20 Euro fallen": no entry brings a figure below it. */
export function floors({ drafts, context }: Features): void {
  const { text: read, typed: text = read } = context;
  const figures = drafts.flatMap(({ noun, draft: { entity } }) =>
    entity.fields.filter(isFigure).map((field) => ({ entity, field, isOfPeople: isWhom(noun) })),
  );
  for (const { field } of figures)
    if (isStock.test(field.name) && isTakenFrom(field.formula!) && partsOf(field.formula!).every(isPiece))
      field.least ??= 0;
  for (const clause of clausesOf(text)) {
    const said = below.exec(clause)?.groups;
    if (!said || !isNo.test(clause)) continue;
    const count = said['none'] || /^(?:zero|null)$/i.test(said['count']!) ? 0 : numberOf(said['count']!);
    const words = wordsOf(clause);
    const isNamed = ({ label }: Field) => wordsOf(label).some((word) => words.some((one) => isSameWord(word, one)));
    const found =
      figures.find(({ field }) => isNamed(field)) ??
      figures.find(({ field, isOfPeople }) => isOfPeople && isBalance.test(field.name)) ??
      figures.find(({ field }) => isBalance.test(field.name)) ??
      (said['minus'] || said['none'] ? figures.find(({ field, isOfPeople }) => isOfPeople && isTakenFrom(field.formula!)) : undefined); // prettier-ignore
    if (found) found.field.least = said['minus'] ? -count : count;
  }
}

const isFigure = ({ type, formula }: Field): boolean =>
  (type === 'number' || type === 'money') && formula !== undefined && JSON.stringify(formula).includes('"over"');

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:from|von|giver|sender|gibt|geber|payer|seller|verkaeufer)/, /^(?:to|an|taker|recipient|nimmt|nehmer|receiver|payee|buyer|kaeufer)/],
  [/^(?:family|familie|household|haushalt|asks|requested_by|fuer)/, /^(?:sitter|helper|helfer|taken_by|done_by|uebernommen_von|babysitter)/],
  [/^(?:home|heim|white|weiss|player_1|spieler_1|team_1)/, /^(?:away|guest|gast|auswaerts|black|schwarz|player_2|spieler_2|team_2)/],
]; // prettier-ignore
const notOwn = /(?<!\p{L})(?:not|never|nobody|cannot|can['’]?t|must ?n['’]?t|nicht|nie|niemand|keine?[nrs]?)(?!\p{L})[^.;,]{0,40}(?:own|themselves|himself|herself|eigene[nrms]?|selbst|selber|sich)(?!\p{L})/iu; // prettier-ignore

const isChild = /^(?:child|kid|kind|pet|dog|hund|tier|animal)$/i;

/** Nobody gives to themselves, plays against themselves or takes their own request; what a record points to fits together. */
export function apart({ drafts, context }: Features): void {
  const { text: read, typed: text = read } = context;
  for (const { draft } of drafts) {
    const { entity } = draft;
    const references = entity.fields.filter(({ type }) => type === 'reference');
    for (const one of references)
      for (const other of references.slice(references.indexOf(one) + 1)) {
        if (one.reference !== other.reference) continue;
        const isPair = pairs.some(([first, second]) => (first.test(one.name) && second.test(other.name)) || (first.test(other.name) && second.test(one.name))); // prettier-ignore
        if (isPair || notOwn.test(text)) addRule(entity, { left: { field: other.name }, is: 'differs', right: { field: one.name }, at: other.name }); // prettier-ignore
      }
    // whoever picks up a child is one of those who are stored with it
    for (const via of references) {
      const target = drafts.find((one) => one.draft.entity.name === via.reference)?.draft.entity;
      const both = references.find((own) => own !== via && target?.fields.some(({ name, reference, isRequired }) => name === own.name && reference === own.reference && isRequired && (isPerson(own.label.toLowerCase()) || isChild.test(own.label)))); // prettier-ignore
      if (both) addRule(entity, { left: { field: both.name }, is: 'same', right: { field: both.name, via: via.name }, at: via.name }); // prettier-ignore
    }
  }
}
