import { inSentence } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { aheadIn, closedDays } from '../../reading/open-days.ts';
import type { Features } from './features.ts';

const count = String.raw`(\d{1,3}|einmal|zweimal|dreimal|viermal|once|twice|two|three|four|five|eine?|zwei|drei|vier|fünf)`;
const counts: Readonly<Record<string, number>> = { einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 }; // prettier-ignore
/** "höchstens 2 mal pro Woche pro Wohnung", "at most twice a week per flat" */
const often = new RegExp(
  String.raw`(?<!\p{L})(?:höchstens|maximal|nicht mehr als|nicht öfter als|at most|no more than|max\.?|maximum(?: of)?) ${count}(?: ?(?:mal|times?|\p{L}+en|\p{L}+s|\p{L}+e))? (?:pro|je|in der|im|am|a|per|each|every) (Tag|Woche|Monat|Jahr|day|week|month|year)(?:,? (?:und )?(?:pro|je|per|for each|and) (\p{L}+))?`,
  'iu',
);
const spans: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = { tag: 'day', woche: 'week', monat: 'month', jahr: 'year', day: 'day', week: 'week', month: 'month', year: 'year' }; // prettier-ignore
const isBooked = /buchung|reservierung|belegung|termin|anmeldung|ausleihe|booking|reservation|appointment|loan|shift|schicht|dienst|waschtermin|order|bestellung|request|sign-?up|lesson|stunde|abholung|pick-?up|delivery|lieferung/i; // prettier-ignore
/** The day for which something is, not on which it was entered. */
const isMade = /^(?:ordered|bestellt|requested|created|sent|entered|booked|gebucht|eingegangen|received)(?:_|$)/;
const isMeant = /pick|abhol|deliver|liefer|termin|appointment|when|wann|from|start|beginn|von|date|day|datum|tag/;

/** How often somebody may have one, and on which days there is none: a form refuses more. */
export function limits(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const said = often.exec(text);
  const closed = closedDays(text);
  const ahead = aheadIn(text);
  if (!said && closed.length === 0 && !ahead) return;
  const dayIn = ({ fields }: Entity) => {
    const days = fields.filter(({ type, formula }) => !formula && (type === 'date' || type === 'datetime'));
    return days.find(({ name }) => isMeant.test(name) && !isMade.test(name)) ?? days[0];
  };
  const booked = features.drafts.filter(({ draft }) => dayIn(draft.entity) && isBooked.test(draft.entity.label));
  // else what happens to something on a day
  const events = features.drafts.filter(({ draft: { entity } }) => dayIn(entity) && entity.fields.some(({ type }) => type === 'reference')); // prettier-ignore
  for (const { draft } of booked.length > 0 ? booked : said ? [] : events) {
    const { entity } = draft;
    const day = dayIn(entity)!;
    const most = said ? (counts[said[1]!.toLowerCase()] ?? Number(said[1])) : undefined;
    const span = said ? spans[said[2]!.toLowerCase()]! : undefined;
    const per = said && span ? perOf(entity, said[3], span) : undefined;
    if (most && span) add(entity, { day: day.name, ...(per && { per: per.name }), most, span });
    if (closed.length > 0) add(entity, { day: day.name, notOn: closed });
    if (ahead) add(entity, { day: day.name, ahead });
    if (entity.limits) features.note(`The form refuses ${inSentence(entity.plural)} beyond what you allow.`);
    return;
  }
}

/** Whose count it is: the one that the text names, else, over more than a day, the first that the record belongs to. */
const perOf = ({ fields }: Entity, said: string | undefined, span: string): Field | undefined =>
  (said === undefined ? undefined : fields.find(({ label }) => label.toLowerCase().startsWith(said.toLowerCase().slice(0, 5)))) ?? (span === 'day' ? undefined : fields.find(({ type }) => type === 'reference')); // prettier-ignore

function add(entity: Entity, limit: NonNullable<Entity['limits']>[number]): void {
  entity.limits = [...(entity.limits ?? []), limit];
}
