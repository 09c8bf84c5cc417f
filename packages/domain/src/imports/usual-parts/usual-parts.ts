import { button, input, label, tabs, textarea } from './controls.ts';
import { alert, badge, card, table } from './surfaces.ts';

/**
 * Interface parts as the builders of exports put them beside the pages, whose sizes the pages count on: a card has no
 * space of its own, a field is 36 px high, `h-8` makes a button lower. The platform's parts of these names look and are
 * built otherwise; these take their place in apps that come from elsewhere. Name to the source of its file.
 */
export const usualParts: Readonly<Record<string, string>> = {
  alert,
  badge,
  button,
  card,
  input,
  label,
  table,
  tabs,
  textarea,
};
