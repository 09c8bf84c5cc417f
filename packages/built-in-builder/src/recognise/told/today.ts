import type { AppPlan, ListPage } from '../../plan/plan.ts';
import { isDeadline } from '../../plan/roles.ts';

const today =
  /(?<!\p{L})(?:was|welche[rsnm]?|wer)(?: \p{L}+){0,3} (?:muss|müssen|ist|sind|wird|werden|steht|stehen|kommt|kommen)? ?(?:\p{L}+ )?heute?(?!\p{L})|(?<!\p{L})heute? (?:raus|fertig|fällig|dran|abgeholt|an|ansteht|anstehen|geliefert)(?!\p{L})/iu;

/** "Eine Liste: was muss heute fertig sein?": a page of those whose day is today. */
export function toldToday(plan: AppPlan, text: string): void {
  if (!today.test(text)) return;
  for (const entity of plan.entities) {
    const days = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime');
    const day = days.find(({ name }) => isDeadline(days.find((one) => one.name === name)!) || /abhol|termin|pick_?up|fertig|liefer|deliver|ready/.test(name)) ?? (days.length === 1 ? days[0] : undefined); // prettier-ignore
    const list = plan.pages.find((page): page is ListPage => page.archetype === 'list' && page.entity === entity.name);
    if (!day || !list || /^(?:born|birth|geb|seit|since|last|letzte)/.test(day.name)) continue;
    const page: ListPage = { archetype: 'list', name: isTaken(plan, 'Today') ? `Today${entity.name}` : 'Today', label: 'Heute', icon: 'CalendarClock', entity: entity.name, layout: list.layout, filters: [], only: day.formula ? { field: day.name, kind: 'older', days: -1 } : { field: day.name, kind: 'today' } }; // prettier-ignore
    plan.pages.splice(plan.pages.indexOf(list) + 1, 0, page);
    return;
  }
}

const isTaken = ({ pages }: AppPlan, name: string): boolean => pages.some((page) => page.name === name);
