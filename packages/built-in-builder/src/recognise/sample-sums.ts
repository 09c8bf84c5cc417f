import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity, Field } from '../plan/plan.ts';

/** The second is below the first: what is raised of a goal, what is paid of a total. */
const parts: readonly (readonly [whole: RegExp, part: RegExp])[] = [
  [/^(?:revenue|income|turnover|umsatz|einnahmen)$/, /^(?:expenses|costs|spending|kosten|ausgaben)$/],
  [/^(?:goal|target|ziel)$/, /^(?:raised|saved|collected|gesammelt|gespart)$/],
  [/^(?:budget|limit)$/, /^(?:spent|used|costs|ausgegeben|kosten)$/],
  [/^(?:total|amount|price|sum|gesamt|betrag|preis)$/, /^(?:paid|deposit|down_payment|cost|discount|anzahlung|bezahlt|rabatt)$/],
  [/^(?:price|selling_price|sale_price|verkaufspreis)$/, /^(?:purchase_price|cost_price|unit_cost|buying_price|einkaufspreis)$/],
  [/^(?:current_bid|highest_bid)$/, /^(?:starting_price|starting_bid|minimum_bid)$/],
]; // prettier-ignore
const shares = [0.82, 0.64, 0.9, 0.75, 0.55, 0.88, 0.7, 0.6];

/** Sums of one record that go together: a part is below the whole, and no two are the same by chance. */
export function sumsDiffer({ fields }: Entity, rows: readonly SampleRow[]): SampleRow[] {
  const sums = fields.filter(({ type }) => type === 'money');
  return rows.map((row, index) => {
    const changed: Record<string, SampleValue> = { ...row };
    const share = shares[index % shares.length]!;
    const valueOf = ({ name }: Field) => (typeof changed[name] === 'number' ? (changed[name] as number) : undefined);
    for (const [whole, part] of parts) {
      const [all, some] = [whole, part].map((words) => sums.find(({ name }) => words.test(name)));
      if (!all || !some) continue;
      const [most, own] = [valueOf(all), valueOf(some)];
      if (most !== undefined && own !== undefined && isOff(own, most)) changed[some.name] = rounded(most * share);
    }
    sums.forEach((sum, at) => {
      const own = valueOf(sum);
      if (own !== undefined && own !== 0 && sums.slice(0, at).some((other) => valueOf(other) === own))
        changed[sum.name] = rounded(own * share);
    });
    return changed;
  });
}

/** Above the whole, or next to nothing of it. */
const isOff = (part: number, whole: number) => part >= whole || (whole > 10_000 && part < whole / 20);

const rounded = (sum: number): number => (sum >= 100 ? Math.round(sum / 10) * 10 : Math.round(sum * 100) / 100);

const steps = /^(?:low|minor|rare|niedrig|gering)$/i;
const most = /^(?:high|major|critical|likely|hoch)$/i;

/** What a score is worked out from, where its record has both. */
export function scoresFit({ fields }: Entity, rows: readonly SampleRow[]): SampleRow[] {
  const named = (words: RegExp, type: Field['type']) => fields.find((field) => field.type === type && words.test(field.name)); // prettier-ignore
  const likelihood = named(/^(?:likelihood|probability|wahrscheinlichkeit)$/, 'select');
  const impact = named(/^(?:impact|severity|damage|auswirkung|schaden\w*)$/, 'select');
  const score = named(/^(?:score|risk_score|risk_level|risikowert)$/, 'number');
  if (!likelihood || !impact || !score) return [...rows];
  const worth = (value: SampleValue | undefined) => (steps.test(String(value)) ? 1 : most.test(String(value)) ? 3 : 2);
  return rows.map((row) => ({ ...row, [score.name]: worth(row[likelihood.name]) * worth(row[impact.name]) }));
}

/** Half an hour does not cost what two hours do. */
export function pricesFitTime({ label, fields }: Entity, rows: readonly SampleRow[]): SampleRow[] {
  const price = fields.find(({ name, type }) => type === 'money' && /^(?:price|fee|cost|preis|gebuehr|kosten)$/.test(name)); // prettier-ignore
  const time = fields.find(({ name, type }) => type === 'number' && /^(?:minutes|duration|duration_minutes|dauer|minuten)/.test(name)); // prettier-ignore
  if (!price || !time || !/service|treatment|package|offer|lesson|session|massage|appointment|consultation|leistung|behandlung|stunde/i.test(label)) return [...rows]; // prettier-ignore
  return rows.map((row, index) => {
    const minutes = row[time.name];
    if (typeof minutes !== 'number' || row[price.name] === undefined) return row;
    const perMinute = time.unit === 'h' || minutes <= 8 ? 60 : [0.9, 1.1, 1, 1.2][index % 4]!;
    return { ...row, [price.name]: Math.max(10, Math.round(minutes * perMinute)) };
  });
}
