import type { Features } from './features.ts';

export function others(features: Features): void {
  if (features.can('timer')) features.page('timer', 'Timer', 'Timer', features.main.entity);
  const { text } = features.context;
  if (/\b(?:unit|currency|temperature) conver(?:sions?|ters?)\b/i.test(text))
    features.page('calculator', 'Converter', 'ArrowRightLeft', features.main.entity, { variant: 'units' }); // prettier-ignore
  else if (/\bcalculators?\b/i.test(text))
    features.page('calculator', 'Calculator', 'Calculator', features.main.entity);
}
