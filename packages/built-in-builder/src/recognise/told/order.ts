import type { AppPlan, Entity, Field, ListPage } from '../../plan/plan.ts';

const first = String.raw`(?:(?:bitte|immer|soll\p{L}*|muss|müssen|stehen|steht|ganz|kommt|kommen|should|must|stands?|comes?|come|always|be|goes|go) )*(?:oben|zuerst|obenan|nach oben|first|(?:at|on) (?:the )?top)`; // prettier-ignore
const urgent = new RegExp(String.raw`(?<!\p{L})(?:dringende[sn]?|dringliche[sn]?|eilige[sn]?|(?:the )?(?:most )?urgent(?: ones?| \p{L}+)?)(?: \p{Lu}\p{L}+)? ${first}(?!\p{L})`, 'iu'); // prettier-ignore
const important = new RegExp(String.raw`(?<!\p{L})(?:wichtige[sn]?|(?:the )?(?:most )?important(?: ones?| \p{L}+)?)(?: \p{Lu}\p{L}+)?[^.;]{0,60}? ${first}(?!\p{L})`, 'iu'); // prettier-ignore

const isUrgency = /^(?:dringlichkeit|dringend|eilig|prioritaet|urgency|urgent|priority)$/;
const isImportance = /^(?:wichtig|wichtigkeit|prioritaet|dringlichkeit|important|importance|priority)$/;

const oldest = new RegExp(String.raw`(?<!\p{L})(?:(?:the )?(?:oldest|longest|earliest)(?: ones?| \p{L}+)?|älteste[snr]?(?: \p{Lu}\p{L}+)?|ältestes|am längsten) ${first}(?!\p{L})`, 'iu'); // prettier-ignore
const newest = new RegExp(String.raw`(?<!\p{L})(?:(?:the )?(?:newest|latest|most recent)(?: ones?| \p{L}+)?|neueste[snr]?(?: \p{Lu}\p{L}+)?) ${first}(?!\p{L})`, 'iu'); // prettier-ignore
/** When something began to be there, not by when it has to be gone. */
const isBeginning = /frozen|made|bought|added|opened|arriv|came|received|since|stored|brought|date|eingefroren|gekauft|seit|angekommen|eingang|datum/; // prettier-ignore

/** "The oldest first": the list begins with what has been there longest. */
function toldAge({ pages, entities }: Pick<AppPlan, 'pages' | 'entities'>, text: string): void {
  const direction = oldest.test(text) ? 'up' : newest.test(text) ? 'down' : null;
  if (!direction) return;
  for (const page of pages) {
    if (page.archetype !== 'list' || page.only || page.order) continue;
    const days = entities.find(({ name }) => name === page.entity)?.fields.filter(({ type }) => type === 'date' || type === 'datetime') ?? []; // prettier-ignore
    const day = days.find(({ name }) => isBeginning.test(name) && !/birth|geburt/.test(name)) ?? days[0];
    if (day) page.order = { field: day.name, direction };
  }
}

/** "Dringendes bitte oben": the list begins with what is most so, the newest first among equals. */
export function toldOrder({ pages, entities }: Pick<AppPlan, 'pages' | 'entities'>, text: string): void {
  toldAge({ pages, entities }, text);
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
