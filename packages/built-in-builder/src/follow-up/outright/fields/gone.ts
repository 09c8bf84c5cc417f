import { listInWords } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { inWords } from '../../find.ts';
import { entitiesIn } from '../../understand/gist/mentions.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid } from './said.ts';

const takes = /(?<!\p{L})(?:can go|could go|should go|has to go|is to go|drop it|get rid of|lose it|remove it|delete it|take (?:it|that|this) out|throw (?:it|that) out|bin it|scrap it|weg damit|raus damit|kann (?:\p{L}+ )?(?:weg|raus)|können (?:\p{L}+ )?(?:weg|raus)|nimm (?:es|das|den|die|sie|ihn) (?:bitte )?(?:raus|weg)|brauch\p{L}* (?:ich |wir )?(?:\p{L}+ ){0,4}?nicht|brauchen? (?:wir )?keiner?|(?:do not|don['’]t) need|no longer need|(?:not|n['’]t) needed|no use for|remove|delete|entfern\p{L}*|lösch\p{L}*|streich\p{L}*|rausnehmen|rauswerfen|wegfallen)(?!\p{L})/iu; // prettier-ignore
const whole = /(?<!\p{L})(?:(?:that|the|this) whole (?:part|list|section|thing|page|bit)|whole (?:part|list|section|page)|entire (?:list|section)|(?:that|this|the) (?:list|section|part)|(?:der|die|das|den) ganze[nrs]? (?:bereich|liste|teil|abschnitt|seite|kram)|(?:der|dieser|den|diesen) (?:bereich|teil)|(?:die|diese) liste|komplett|all of (?:it|that))(?!\p{L})/iu; // prettier-ignore
const ofTable = /(?<!\p{L})(?:columns?|spalten?|(?:from|in|out of) the (?:list|table)|(?:aus|in) der (?:liste|tabelle))(?!\p{L})/iu; // prettier-ignore
const isOfPart = /(?<!\p{L})(?:part|section|list|bereich|teil|abschnitt|liste)(?!\p{L})/iu;
const other = /(?<!\p{L})(?:only|nur|filter\p{L}*|page|chart\p{L}*|diagramm\p{L}*|past|old ones|alte|records?|entries|einträge|sample\p{L}*|beispiel\p{L}*|instead|statt|rename|umbenenn\p{L}*|required|pflicht\p{L}*|fill\p{L}*|ausfüll\p{L}*|blank|leer|insist|every time|jedes mal|anymore than|to see|zu sehen|who|wer|and|und|also|auch|noch|but|aber|dafür|stattdessen)(?!\p{L})/iu; // prettier-ignore

/** "Honestly the stuff on board never got written down, that whole part can go", "den Wohnort brauche ich nicht". */
export function takenOutWish(message: string, plan: AppPlan): Outright {
  if (!takes.test(message) || message.trim().endsWith('?') || ofTable.test(message)) return null;
  if (whole.test(message)) {
    // a list goes only by its own name, never by a word that may mean it
    const list = entitiesIn(message.replace(whole, ' '), plan)[0]?.entity;
    if (list && plan.entities.length > 1) return [{ kind: 'remove-entity', entity: list.name }];
    return isOfPart.test(message) ? `Which list is to go I could not tell: this app has ${listInWords(plan.entities.map((entity) => inWords(entity)))}. I changed nothing.` : null; // prettier-ignore
  }
  if (other.test(message)) return null;
  const [best, ...others] = fieldsSaid(message, plan).filter(({ field }) => !field.joins);
  if (!best || others.some(({ field, score }) => field !== best.field && score >= best.score - 0.2)) return null;
  // what is named besides the field and its list is no field of this app
  if (entitiesIn(message, plan).some(({ entity, at, end }) => entity !== best.entity && !(at < best.end && best.at < end))) return null; // prettier-ignore
  if (rolesOf(best.entity).title === best.field) return `${best.field.label} is what ${inWords(best.entity)} are called in every list, so it has to stay. You can rename it.`; // prettier-ignore
  return [{ kind: 'remove-field', entity: best.entity.name, field: best.field.name }];
}
