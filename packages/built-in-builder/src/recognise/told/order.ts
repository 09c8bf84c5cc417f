import type { AppPlan, Entity, Field, ListPage } from '../../plan/plan.ts';

const first = String.raw`(?:(?:bitte|immer|soll\p{L}*|muss|müssen|stehen|steht|ganz|kommt|kommen|should|must|stands?|comes?|come|always|be|goes|go) )*(?:oben|zuerst|obenan|nach oben|first|(?:at|on) (?:the )?top)`; // prettier-ignore
const urgent = new RegExp(String.raw`(?<!\p{L})(?:dringende[sn]?|dringliche[sn]?|eilige[sn]?|(?:the )?(?:most )?urgent(?: ones?| \p{L}+)?)(?: \p{Lu}\p{L}+)? ${first}(?!\p{L})`, 'iu'); // prettier-ignore
const important = new RegExp(String.raw`(?<!\p{L})(?:wichtige[sn]?|(?:the )?(?:most )?important(?: ones?| \p{L}+)?)(?: \p{Lu}\p{L}+)?[^.;]{0,60}? ${first}(?!\p{L})`, 'iu'); // prettier-ignore

const isUrgency = /^(?:dringlichkeit|dringend|eilig|prioritaet|urgency|urgent|priority)$/;
const isImportance = /^(?:wichtig|wichtigkeit|prioritaet|dringlichkeit|important|importance|priority)$/;

/** "Dringendes bitte oben": the list begins with what is most so, the newest first among equals. */
export function toldOrder({ pages, entities }: AppPlan, text: string): void {
  const wanted = urgent.test(text) ? isUrgency : important.test(text) ? isImportance : null;
  if (!wanted) return;
  for (const page of pages) {
    const entity = page.archetype === 'list' ? entities.find(({ name }) => name === page.entity) : undefined;
    const field = entity?.fields.find(
      ({ name, type }) => wanted.test(name) && (type === 'select' || type === 'boolean'),
    );
    if (!entity || !field || page.archetype !== 'list') continue;
    order(page, entity, field);
  }
}

function order(page: ListPage, { fields }: Entity, field: Field): void {
  const day = fields.find(({ type }) => type === 'date' || type === 'datetime');
  page.order = {
    field: field.name,
    direction: 'down',
    next: { field: day?.name ?? 'created_date', direction: 'down' },
  };
}
