import { lookIn } from '../../recognise/look-words.ts';
import { coloursIn } from '../../reading/colours.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { mentions } from './place.ts';

/** "colour overdue tasks red" is about some rows, not about the app. */
const ofRecords =
  /^(?:colou?r|mark|highlight|paint|show|make) (?!.*\b(?:pages?|lists?|background|buttons?|text|app|cards?|menu|header)\b)/i;

/** Colours of the ground or of buttons are taken as said; a colour for the whole look is a palette. */
export function lookRequest(text: string, plan: AppPlan): Change[] | string | null {
  const { background, component, unknown } = coloursIn(text);
  const { palette, typePair, radius } = lookIn(text);
  const isColour = background !== null || component !== null || palette !== undefined;
  if (isColour && ofRecords.test(text) && plan.entities.some((entity) => mentions(text, entity)))
    return 'The colours of single records follow their state; I cannot set them one by one, so I changed nothing.';
  const isExact =
    /#[\da-f]{3,6}\b|\b(?:back ?ground|buttons?|components?|elements?|cards?|header|hintergrund|knöpfe|(?:main|primary|accent|brand) colou?r|hauptfarbe)\b/i.test(
      text,
    );
  if (isExact && (background || component))
    return [{ kind: 'look', colours: { ...(background && { background: background.hex }), ...(component && { component: component.hex }) } }]; // prettier-ignore
  if (unknown.length > 0 && !isColour)
    return `I do not know the colour “${unknown[0]}”, so I changed nothing; name another, or give a value such as #2a9d8f.`;
  if (!palette && !typePair && radius === undefined) return null;
  return [
    {
      kind: 'look',
      ...(palette && { palette }),
      ...(typePair && { typePair }),
      ...(radius !== undefined && { radius }),
    },
  ];
}
