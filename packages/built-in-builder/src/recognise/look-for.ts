import type { AppTheme } from '../plan/plan.ts';
import type { Reading } from '../reading/reading.ts';
import type { Wishes } from './wishes.ts';

/** The usual look with what the text wishes for; colours that it names go before all. */
export function lookFor(look: AppTheme, { look: wish }: Wishes, { background, component }: Reading): AppTheme {
  const colours =
    background || component
      ? { ...(background && { background: background.hex }), ...(component && { component: component.hex }) }
      : null;
  return {
    palette: wish.palette ?? look.palette,
    typePair: wish.typePair ?? look.typePair,
    radius: wish.radius ?? look.radius,
    ...(colours && { colours }),
  };
}
