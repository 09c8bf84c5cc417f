import type { AppPlan } from '../../plan/plan.ts';
import { stemOf } from '../understand/gist/mentions.ts';
import { isNumeric } from './values.ts';

const heads = /(?<!\p{L})(gesamt|durchschnitts?|jahres|monats|wochen|höchst|mindest)(?=\p{L}{4})(?!\p{L}*(?:summe|betrag|wert|preis|kosten|übersicht|zahl|beitrag|gebühr|einnahmen)(?!\p{L}))(\p{L}+)/giu; // prettier-ignore
const inWords: Readonly<Record<string, string>> = { gesamt: 'gesamte', durchschnitt: 'durchschnittliche', durchschnitts: 'durchschnittliche', jahres: 'jahres', monats: 'monats', wochen: 'wochen', höchst: 'höchste', mindest: 'kleinste' }; // prettier-ignore

/** German compounds taken apart where their end is a number that the app keeps: "Gesamtkilometer", "Putzminuten", "Durchschnittsspende". */
export function spelledOut(text: string, plan: AppPlan): string {
  if (plan.language !== 'de') return text;
  const numbers = plan.entities.flatMap(({ fields }) => fields.filter((field) => isNumeric(field) && /^\p{L}{4,}$/u.test(field.label)).map(({ label }) => stemOf(label))); // prettier-ignore
  const lists = plan.entities.map(({ label }) => stemOf(label));
  const labels = new Set(plan.entities.flatMap(({ label, plural, fields }) => [label, plural, ...fields.map((field) => field.label)]).map(stemOf)); // prettier-ignore
  return text
    .replace(heads, (whole, head: string, rest: string) => {
      const stem = stemOf(rest);
      const isKnown = !labels.has(stemOf(whole)) && [...numbers, ...lists].includes(stem);
      return isKnown && /^(?:gesamt|durchschnitts?)$/iu.test(head) ? `${inWords[head.toLowerCase()]!} ${rest}` : whole;
    })
    .replace(/(?<!\p{L})\p{L}{8,}(?!\p{L})/gu, (whole) => {
      const stem = stemOf(whole);
      if (labels.has(stem)) return whole;
      const end = numbers.find((one) => one.length >= leastEnd && stem.endsWith(one) && stem.length - one.length >= 3);
      return end ? `${whole.slice(0, stem.length - end.length)} ${whole.slice(stem.length - end.length)}` : whole;
    });
}
const leastEnd = 5;
