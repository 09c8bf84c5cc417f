import type { Option, Tone } from './plan.ts';

/** Words of options and what they mean; the first match wins. */
const meanings: [RegExp, Tone][] = [
  [/^(?:done|complete[d]?|finished|paid|closed|resolved|returned|delivered|won|hired|shipped|sold|archived|let|rented|read|implemented|collected|graduated|redeemed|erledigt|fertig|abgeschlossen|bezahlt|geliefert|abgeholt|zurückgegeben|gelöst)$/i, 'done'],
  [/^(?:cancel?led|rejected|lost|declined|expired|no[ -]show|dropped|withdrawn|not planned|reimbursed|refunded|abgesagt|storniert|abgelehnt)$/i, 'done'],
  [/^(?:urgent|overdue|critical|blocked|high|broken|late|danger|out of stock|failed|missing|very high|lent out late)$/i, 'danger'],
  [/^(?:waiting|pending|on hold|medium|requested|unpaid|sent|in review|review|needs .*|negotiation|under offer|reserved|on loan|offer|interview|paused|low stock|tentative|warning|waitlist)$/i, 'warning'],
  [/^(?:confirmed|active|approved|published|available|open for .*|in stock|good|healthy|accepted|planned|on sale|yes|present|enrolled|ready)$/i, 'success'],
  [/^(?:in progress|doing|in work|started|working|screening|qualified|contacted|proposal|running|reading|in use|scheduled|ongoing)$/i, 'info'],
]; // prettier-ignore

export const toneOf = (value: string): Tone => meanings.find(([words]) => words.test(value.trim()))?.[1] ?? 'neutral';

export const toOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, tone: toneOf(value) }));
