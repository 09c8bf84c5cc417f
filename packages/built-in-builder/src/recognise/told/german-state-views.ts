import { toLabel } from '../../plan/names.ts';
import type { FieldOnly } from '../../plan/only.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { isDeadline } from '../../plan/roles.ts';
import { firstWith, inOrder, type View } from './views.ts';
import { isDay } from '../../plan/field-kinds.ts';

const asksToSee = /(?<!\p{L})(?:sehen|sieht|seh|sehe|zeig\p{L}*|anzeig\p{L}*|wissen|weiß|weiss|welche\p{L}*|was|wer|liste|übersicht|ansicht|seite|filter\p{L}*|brauche?n?)(?!\p{L})/iu; // prettier-ignore
/** A word and what it is bent to: fertig, fertige; bezahlt, unbezahlt. */
const stem = (word: string): string => word.toLowerCase().replace(/(?:e[nmrs]?)$/, '');
const isSame = (value: string, word: string): boolean => stem(value) === stem(word) || value.toLowerCase() === word.toLowerCase(); // prettier-ignore

const tickOf = ({ fields }: Entity, word: string) => fields.find(({ type, label }) => type === 'boolean' && isSame(label, word)); // prettier-ignore
const choiceOf = ({ fields }: Entity, word: string) => {
  for (const { type, options, name } of fields) {
    const value = type === 'select' ? options?.find((one) => isSame(one.value, word))?.value : undefined;
    if (value !== undefined) return { field: name, value };
  }
  return null;
};
const isOpen = /^(?:offen|neu|angefragt|unbezahlt|ausstehend|fällig|eingereicht)$/i;

/** "welche Räder fertig, aber noch nicht abgeholt sind" */
const twoStates = /(?<![\p{L}])(\p{Ll}{4,}),? (?:und|aber)(?: \p{Ll}+)? nicht (\p{Ll}{5,})(?!\p{L})/u;
function oneNotOther(sentence: string, { entities }: AppPlan): View | null {
  const [, first = '', second = ''] = twoStates.exec(sentence) ?? [];
  if (first === '') return null;
  for (const entity of inOrder(entities, sentence)) {
    const choice = choiceOf(entity, first);
    const not = tickOf(entity, second);
    const is = tickOf(entity, first);
    const label = `${toLabel(first)}, nicht ${second}`;
    if (is && not)
      return {
        entity,
        label,
        only: [
          { field: is.name, kind: 'yes' },
          { field: not.name, kind: 'no' },
        ],
      };
    // of what is in one state it is in no other
    if (choice) return { entity, label, only: [{ ...choice, kind: 'is' }, ...(not ? [{ field: not.name, kind: 'no' } as const] : [])] }; // prettier-ignore
  }
  return null;
}

/** "bestellen" leaves "bestellt", "kaufen" "gekauft". */
const doneBy = (act: string, entities: readonly Entity[]): string =>
  entities.flatMap(({ fields }) => fields).find(({ type, label }) => type === 'boolean' && label.toLowerCase().replace(/ge(?=\p{L}{4})/u, '').slice(0, 5) === act.replace(/ge(?=\p{L}{5})/u, '').slice(0, 5))?.label ?? ''; // prettier-ignore

/** "wer noch nicht bezahlt hat", "welche Teile noch bestellt werden müssen", "unbezahlte Rechnungen" */
const notYet = /(?<!\p{L})(?:noch )?nicht (?:\p{Ll}+ )?(?<state>\p{Ll}{4,}t|\p{Ll}{4,}en|fertig|zurück|da)(?!\p{L})|(?<!\p{L})noch (?:\p{Ll}+ )?(?<todo>\p{Ll}{4,}(?:t|en)) werden (?:muss|müssen|soll|sollen)|noch (?:\p{Ll}+ )?(?<act>\p{Ll}{4,}en) (?:muss|müssen)(?!\p{L})|(?<!\p{L})un(?<un>bezahlt|erledigt|beantwortet|bestätigt)e?[nrms]?(?!\p{L})/giu; // prettier-ignore
function notDone(sentence: string, { entities }: AppPlan): View | null {
  if (!asksToSee.test(sentence)) return null;
  for (const { groups } of sentence.matchAll(notYet)) {
    const act = groups!.act?.toLowerCase();
    const word = (groups!.state ?? groups!.todo ?? groups!.un ?? (act === undefined ? '' : doneBy(act, entities))).toLowerCase(); // prettier-ignore
    for (const entity of inOrder(entities, sentence)) {
      const tick = tickOf(entity, word);
      const label = `${entity.plural}: nicht ${word}`;
      if (tick) return { entity, label, only: [{ field: tick.name, kind: 'no' }] };
      const choice = choiceOf(entity, word);
      const open = choice && entity.fields.find(({ name }) => name === choice.field)?.options?.find(({ value }) => isOpen.test(value)); // prettier-ignore
      if (choice && open) return { entity, label, only: [{ field: choice.field, kind: 'is', value: open.value }] };
    }
  }
  return null;
}

/** "alle offenen Aufträge", "welche Plätze frei sind" */
const inState = /(?<!\p{L})(?:alle|nur|welche|die|noch) (?<state>\p{Ll}{4,}e[n]?) (?<thing>\p{Lu}\p{L}+)|(?<!\p{L})welche (?<of>\p{Lu}\p{L}+) (?:noch |gerade |grad )*(?<is>\p{Ll}{4,}) (?:ist|sind)(?!\p{L})/gu; // prettier-ignore
function only(sentence: string, { entities }: AppPlan): View | null {
  if (!asksToSee.test(sentence)) return null;
  for (const { groups } of sentence.matchAll(inState)) {
    const { state, thing, of, is } = groups!;
    const entity = entities.find(({ plural }) => plural.toLowerCase().endsWith((thing ?? of)!.toLowerCase()));
    const word = (state ?? is)!;
    const choice = entity && choiceOf(entity, word);
    if (entity && choice) return { entity, label: `${entity.plural}: ${choice.value.charAt(0).toLowerCase()}${choice.value.slice(1)}`, only: [{ ...choice, kind: 'is' }] }; // prettier-ignore
    const tick = entity && tickOf(entity, word);
    if (entity && tick) return { entity, label: `${entity.plural}: ${tick.label.toLowerCase()}`, only: [{ field: tick.name, kind: 'yes' }] }; // prettier-ignore
  }
  return null;
}

/** The day by which something has to be done, which may follow from the last time. */
const dueOf = (field: Field): boolean => isDay(field) && (field.formula !== undefined || isDeadline(field) || /naechste|faellig|termin|ablauf|haltbar|mhd|gueltig/.test(field.name)); // prettier-ignore

/** "was nächsten Monat dran ist" */
function next(sentence: string, { entities }: AppPlan): View | null {
  const [, span = ''] = /(?<!\p{L})nächste[nr] (Monat|Woche)(?!\p{L})/iu.exec(sentence) ?? [];
  if (span === '' || !asksToSee.test(sentence)) return null;
  const found = firstWith(entities, sentence, dueOf) ?? firstWith(entities, sentence, (field) => isDay(field) && !/geb|seit|letzte|zuletzt/.test(field.name)); // prettier-ignore
  const isWeek = /woche/i.test(span);
  return found && { entity: found.entity, label: isWeek ? 'Nächste Woche' : 'Nächster Monat', only: [{ field: found.field.name, kind: 'next', span: isWeek ? 'week' : 'month' }] }; // prettier-ignore
}

/** "was bald abläuft", "demnächst fällig" */
const soon = /(?<!\p{L})(?:bald|demnächst|in kürze|in den nächsten (?<count>\d+) (?<unit>tagen|wochen|monaten)) (?:ab(?:läuft|laufen)|fällig|verfäll\p{L}*|verfallen|schlecht|dran|ansteht|anstehen|ausläuft|auslaufen)(?!\p{L})|(?<!\p{L})(?:läuft|laufen) (?:bald|demnächst) (?:ab|aus)(?!\p{L})/iu; // prettier-ignore
const days: Readonly<Record<string, number>> = { tagen: 1, wochen: 7, monaten: 30 };
function expiring(sentence: string, { entities }: AppPlan): View | null {
  const match = soon.exec(sentence);
  if (!match) return null;
  const found = firstWith(entities, sentence, dueOf);
  if (!found) return null;
  const { count, unit } = match.groups!;
  const isFood = /mhd|haltbar/.test(found.field.name);
  const span = count === undefined ? (isFood ? 14 : 30) : Number(count) * days[unit!.toLowerCase()]!;
  const ends = /ab(?:läuft|laufen)|läuft|laufen|verf|schlecht/i.test(match[0]);
  return { entity: found.entity, label: ends ? 'Läuft bald ab' : 'Bald fällig', only: [{ field: found.field.name, kind: 'within', days: span }] }; // prettier-ignore
}

/** "wer im Minus ist" */
function below(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})im minus(?!\p{L})|(?<!\p{L})unter null(?!\p{L})|negative[nsr]? (?:guthaben|kontost\p{L}+|saldo)/iu.test(sentence)) return null; // prettier-ignore
  const found = firstWith(entities, '', ({ type, name }) => type === 'money' && /guthaben|kontostand|saldo|stand/.test(name)); // prettier-ignore
  return found && { entity: found.entity, label: 'Im Minus', only: [{ field: found.field.name, kind: 'below', than: 0 }], marks: true }; // prettier-ignore
}

/** "wer heute fehlt", "morgens wer da ist und wer fehlt" */
function absent(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})wer (?:heute |morgens |gerade )?(?:(?:nicht )?da ist|fehlt|krank ist)(?!\p{L})/iu.test(sentence)) return null; // prettier-ignore
  const entity = entities.find(({ fields }) => fields.some(isDay) && fields.some(isHere));
  const day = entity?.fields.find(isDay);
  const here = entity?.fields.find(isHere);
  if (!entity || !day || !here) return null;
  const today: FieldOnly = { field: day.name, kind: 'today' };
  return { entity, label: 'Heute nicht da', only: [today, { field: here.name, kind: 'no' }] };
}
const isHere = ({ type, name }: Field): boolean => type === 'boolean' && /^(?:anwesend|da|war_da|teilgenommen)$/.test(name); // prettier-ignore

export const stateViews = [oneNotOther, notDone, only, next, expiring, below, absent];
