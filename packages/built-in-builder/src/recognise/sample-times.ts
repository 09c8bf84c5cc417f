import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { isDeadline } from '../plan/roles.ts';

const happened =
  /^(?!expect|plan|schedul|need|want|reserved_for)(?:\w+_)?(?:\p{L}+(?<!e)ed|sent|bought|sold|taken|found|lent|built|made|seen|held|won|paid|written|done|begun|gesendet|verschickt|bezahlt|gekauft|verkauft|gemeldet|erstellt|eingereicht|geprueft|gefunden|hochgeladen|aktualisiert|veroeffentlicht|erfasst|gemessen|eingegangen|ausgestellt|verliehen|ausgeliehen|geliehen|ausgegeben|abgegeben|aufgenommen|eingefroren|geoeffnet)(?:_(?:on|at|in|am|date|datum|time))?$/u;

/** "filed on", "sent at": a day that nobody knows before it was. */
export const hasHappened = (name: string): boolean => happened.test(name);

const isOver =
  /^(?:done|completed?|finished|ended|expired|closed|archived|delivered|graded|played|erledigt|fertig|abgeschlossen|beendet|abgelaufen|archiviert|geliefert|benotet|gespielt)$/i;
const isOnItsWay = /^(?:active|running|in force|ongoing|playing|current|aktiv|laufend|läuft|in kraft)$/i;
const isAhead = /^(?:planned|upcoming|scheduled|geplant|anstehend)$/i;
/** Nothing has begun, been sent or come of it. */
const isNotYet = /^(?:planned|upcoming|scheduled|draft|waiting|geplant|anstehend|entwurf|wartend)$/i;

const begin = /^(?:starts?|begins?|from|date|day|when|effective|check_in|departure|beginn|start|von|ab|datum|gueltig_ab)(?:_|$)/; // prettier-ignore
const end = /^(?:ends?|until|to|expires?|valid_until|check_out|ende|bis|laeuft_ab|gueltig_bis|ablauf\w*)(?:_|$)/;
const comesOfIt = /^(?:result|outcome|ergebnis|winner|sieger)$/;

/** What a state says of the days and what the days say of the state: an expired contract ended, a draft was not sent. */
export function statesFitDates({ fields }: Entity, rows: readonly SampleRow[]): SampleRow[] {
  const state = fields.find(({ name, type }) => type === 'select' && /^(?:status|state|stage|phase|stand|zustand)$/.test(name)); // prettier-ignore
  const dates = fields.filter(({ type }) => type === 'date' || type === 'datetime');
  const past = dates.filter(({ name }) => hasHappened(name));
  const from = dates.find((field) => begin.test(field.name) && !isDeadline(field) && !past.includes(field));
  const to = dates.find((field) => end.test(field.name) && field !== from);
  return rows.map((row) => {
    const changed: Record<string, SampleValue> = { ...row };
    for (const { name } of past) if (daysOf(changed[name]) > 0) changed[name] = moved(changed[name]!, -daysOf(changed[name])); // prettier-ignore
    const value = String(state ? (row[state.name] ?? '') : '');
    if (isNotYet.test(value)) for (const field of notYet(fields, past)) delete changed[field.name];
    const start = from && changed[from.name];
    const finish = to && changed[to.name];
    const length = start !== undefined && finish !== undefined ? Math.max(1, daysOf(finish) - daysOf(start)) : 14;
    const put = (field: Field | undefined, days: number) => {
      if (field && changed[field.name] !== undefined) changed[field.name] = moved(changed[field.name]!, days);
    };
    if (isOver.test(value) && ((to && finish !== undefined && daysOf(finish) >= 0) || (start !== undefined && daysOf(start) > 0))) {
      const last = -1 - Math.abs(daysOf(finish ?? start));
      put(to, last);
      put(from, finish === undefined ? last : last - length);
    } else if (isOnItsWay.test(value)) {
      if (start !== undefined && daysOf(start) >= 0) put(from, -3 - daysOf(start));
      if (finish !== undefined && daysOf(finish) <= 0) put(to, 14 - daysOf(finish));
    } else if (isAhead.test(value) && start !== undefined && daysOf(start) <= 0) {
      const first = 3 - daysOf(start);
      put(from, first);
      put(to, first + length);
    }
    return changed;
  });
} // prettier-ignore

const notYet = (fields: readonly Field[], past: readonly Field[]): Field[] => [
  ...past.filter(({ name, isRequired }) => !isRequired && /sent|start|publish|begun|end|finish|play|gesendet|veroeffentlicht|verschickt/.test(name)), // prettier-ignore
  ...fields.filter(({ name, type, isRequired }) => !isRequired && type === 'text' && comesOfIt.test(name)),
];

/** Days from today. */
const daysOf = (value: SampleValue | undefined): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Number.parseInt(value, 10) || 0 : 0;

const moved = (value: SampleValue, days: number): SampleValue =>
  typeof value === 'string' ? `${days < 0 ? '' : '+'}${days} ${value.split(' ')[1] ?? '09:00'}` : days;

const ofLife = /experience|education|degree|stud(?:y|ies)$|^cv$|resume|employment|career|diploma|lebenslauf|ausbildung|studium|berufserfahrung|werdegang/i; // prettier-ignore
const beganDaysAgo = [1500, 2900, 3700, 5100, 2200, 4400, 1900, 6000];
const lastedYears = [0, 3, 2, 3, 1, 2, 1, 4];

/** Work and study last for years; the first goes on. */
export function lastsForYears({ label, fields }: Entity, rows: readonly SampleRow[]): SampleRow[] {
  if (!ofLife.test(label)) return [...rows];
  const from = fields.find(({ name, type }) => type === 'date' && /^(?:from|starts?|start_date|begins?|von|beginn)/.test(name)); // prettier-ignore
  const to = fields.find(({ name, type }) => type === 'date' && /^(?:until|to|ends?|end_date|bis|ende)(?:_|$)/.test(name)); // prettier-ignore
  if (!from) return [...rows];
  return rows.map((row, index) => {
    const began = beganDaysAgo[index % beganDaysAgo.length]!;
    const lasted = lastedYears[index % lastedYears.length]! * 365;
    const { [to?.name ?? '']: _, ...kept } = row;
    return { ...kept, [from.name]: -began, ...(to && (lasted > 0 || to.isRequired) && { [to.name]: -began + (lasted || 400) }) }; // prettier-ignore
  });
}
