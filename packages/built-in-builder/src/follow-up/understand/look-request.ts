import { lookIn } from '../../recognise/look-words.ts';
import { coloursIn } from '../../reading/colours.ts';
import type { Change } from '../change.ts';

/** Colours of the ground or of buttons are taken as said; a colour for the whole look is a palette. */
export function lookRequest(text: string): Change[] | null {
  const { background, component } = coloursIn(text);
  const isExact =
    /#[\da-f]{3,6}\b|\b(?:back ?ground|buttons?|components?|elements?|cards?|header|hintergrund|knöpfe|(?:main|primary|accent|brand) colou?r|hauptfarbe)\b/i.test(
      text,
    );
  if (isExact && (background || component))
    return [{ kind: 'look', colours: { ...(background && { background: background.hex }), ...(component && { component: component.hex }) } }]; // prettier-ignore
  const { palette, typePair, radius } = lookIn(text);
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
