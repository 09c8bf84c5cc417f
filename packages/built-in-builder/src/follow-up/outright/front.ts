import { inSentence, toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { inWords } from '../find.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { onlyIn } from '../understand/sure/conditions.ts';
import { listSaid } from './lists-said.ts';
import type { Outright } from './outright.ts';

const front = /(?<!\p{L})(?:(?:start|home|front|first|main|landing|opening)[ -]?page|home ?screen|startseite|erste[nr]? seite|hauptseite|einstiegsseite|when (?:i|we|you|people) open (?:it|the app)|when the app opens|wenn (?:ich|man|wir) die app öffn\p{L}*|beim öffnen)(?!\p{L})/iu; // prettier-ignore
const sums = /(?<!\p{L})(?:total|sum|altogether|in all|add(?:ed)? up|how much|gesamt\p{L}*|summen?|insgesamt|zusammen\p{L}*|wie ?viel)(?!\p{L})/iu; // prettier-ignore
const per = /(?<!\p{L})(?:per|each|every|for each|pro|je|jede\p{L}*|chart|diagram\p{L}*|average|durchschnitt\p{L}*|only|nur|unpaid|offen\p{L}*|open|list|liste)(?!\p{L})/iu; // prettier-ignore
const next = /(?<!\p{L})(?:next|upcoming|coming|soonest|nächste[nrms]?|kommende[nrms]?|anstehende[nrms]?|bevorstehende[nrms]?)(?!\p{L})/iu; // prettier-ignore
const only =
  /(?<!\p{L})(?:only|just|nothing (?:but|else)|nur|ausschließlich|sonst nix|sonst nichts|lediglich)(?!\p{L})/iu;
const away = /(?<!\p{L})(?:remove|hide|no longer|not|never|n['’]t|weg|nicht|kein\p{L}*|entfern\p{L}*|rename|call|heißen|text|welcome|willkommen|picture|bild|change)(?!\p{L})/iu; // prettier-ignore
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 }; // prettier-ignore
const soon = String.raw`(?:next|upcoming|coming|nächsten?|kommenden?|anstehenden?)`;
const counted = [new RegExp(String.raw`(?<!\p{L})${soon}\s+(\p{L}+|\d{1,2})(?![\p{L}\d])`, 'iu'), new RegExp(String.raw`(?<![\p{L}\d])(\d{1,2}|\p{L}+)\s+${soon}(?!\p{L})`, 'iu')]; // prettier-ignore

/** What the first page is to show: a sum, what comes next, or nothing but what is to come. */
export function frontPageWish(text: string, plan: AppPlan): Outright {
  if (!front.test(text) || away.test(text.replace(/(?<!\p{L})(?:sonst )?(?:nix|nichts)(?! \p{L})/giu, ' ')))
    return null;
  const rest = text.replace(front, ' ');
  const list = listSaid(rest, plan);
  if (list && next.test(rest)) {
    const { moment } = rolesOf(list);
    if (!moment) return `What comes next I tell by a date: say “add a date field to ${inWords(list)}” first. I changed nothing.`; // prettier-ignore
    if (!only.test(rest)) return [{ kind: 'next-first', entity: list.name, ...countIn(rest) }];
    const found = onlyIn(rest, list, plan);
    const words =
      plan.language === 'de' ? `${list.plural}: kommend` : `${toLabel('coming')} ${inSentence(list.plural)}`;
    const wanted = found !== null && typeof found !== 'string' ? found.only : ({ kind: 'coming', field: moment.name } as const); // prettier-ignore
    return [{ kind: 'only-page', entity: list.name, label: words.slice(0, 40), only: wanted, isFirst: true }];
  }
  if (!sums.test(rest) || per.test(rest)) return null;
  const numbers = fieldsIn(rest, plan, { least: 1.4 }).filter(({ field }) => (field.type === 'number' || field.type === 'money') && !field.formula); // prettier-ignore
  const sum = numbers.sort((a, b) => b.score - a.score)[0];
  return sum ? [{ kind: 'figure', entity: sum.entity.name, field: sum.field.name, isFirst: true }] : null;
}

function countIn(text: string): { most?: number } {
  const count = counted.map((words) => words.exec(text)?.[1]?.toLowerCase() ?? '').map((said) => counts[said] ?? Number(said)).find((number) => number > 0) ?? 0; // prettier-ignore
  return count > 0 ? { most: count } : {};
}
