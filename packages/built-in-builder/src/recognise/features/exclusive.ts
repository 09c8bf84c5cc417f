import { bookedThing, isParty } from '../../generate/booked-once.ts';
import { inSentence } from '../../plan/names.ts';
import type { Entity } from '../../plan/plan.ts';
import type { Features } from './features.ts';

const collides =
  /(?<!\p{L})(?:doppel-?(?:belegung|buchung|reservierung|vermietung)\p{L}*|doppelt (?:belegt|gebucht|vergeben|vermietet|reserviert)|wer (?:ist )?wann (?:noch )?frei|wann wer frei|überschneid\p{L}*|(?:schon|bereits) (?:weg|belegt|vergeben|besetzt|gebucht|reserviert) (?:ist|sind)|zweimal (?:belegt|gebucht|vergeben)|double[- ]?book\p{L}*|booked twice|already taken)(?!\p{L})/iu;
const isOccupied =
  /belegung|buchung|reservierung|aufenthalt|termin|vermietung|booking|reservation|occupancy|appointment|stunde|einsatz|führung|lektion/i;

/** "Wenn der Raum schon weg ist, soll er meckern": two of them never have the same thing at the same time. */
export function exclusive(features: Features): void {
  const { text, typed = text } = features.context;
  if (!collides.test(text) && !collides.test(typed)) return;
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    const thing = entity.fields.find(({ type }) => type === 'reference');
    if (!isOccupied.test(entity.label) || !thing || bookedThing(entity)) continue;
    entity.isExclusive = true;
    if (!bookedThing(entity)) {
      delete entity.isExclusive;
      continue;
    }
    withoutSecondDay(entity);
    if (!isParty.test(thing.label))
      features.note(`The same ${inSentence(thing.label)} cannot be booked twice for the same time.`);
  }
}

/** What begins and ends at a time needs no day beside it. */
function withoutSecondDay(entity: Entity): void {
  const times = entity.fields.filter(({ type }) => type === 'datetime');
  if (times.length < 2) return;
  entity.fields = entity.fields.filter(({ type, name }) => !(type === 'date' && /^(?:tag|datum|day|date)$/.test(name)));
  const names = new Set(entity.fields.map(({ name }) => name));
  entity.columns = entity.columns.filter((name) => names.has(name));
}
