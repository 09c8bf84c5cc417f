import type { Features } from './features.ts';
import { putWorked } from './worked-fields.ts';

const asks = /(?<!\p{L})(?:\p{L}*stunden|\p{L}*(?:arbeits|einsatz|dienst)zeit|hours)(?!\p{L})/iu;
const isStart = /^(?:start|begin|beginn|anfang|von|from|starts_at|start_time|startzeit|kommt|gekommen|uhrzeit_von)$/;
const isEnd = /^(?:end|ende|bis|until|to|ends_at|end_time|endzeit|geht|gegangen|uhrzeit_bis)$/;

/** "Einsätze mit Beginn und Ende ... die Stunden": from one time to the other are hours that nobody enters. */
export function hours(features: Features): void {
  if (!features.says(asks)) return;
  for (const { draft } of features.drafts) {
    const { fields } = draft.entity;
    const [start, end] = [isStart, isEnd].map((words) => fields.find(({ type, name }) => type === 'time' && words.test(name))); // prettier-ignore
    if (!start || !end || fields.some(({ name, type }) => type === 'number' && /stunden|hours|dauer|duration/.test(name))) continue; // prettier-ignore
    const label = features.context.reading.language === 'de' ? 'Stunden' : 'Hours';
    putWorked(draft, label, 'number', { by: 'quotient', parts: [{ from: start.name, to: end.name }, { number: 60 }] }, 'h'); // prettier-ignore
  }
}
