import type { timeTexts as english } from '../../lib/times.texts.ts';
import type { Translation } from '../translation.ts';

export const timeTexts: Translation<typeof english> = {
  today: 'Heute',
  yesterday: 'Gestern',
  justNow: 'gerade eben',
  minutesAgo: (minutes) => `vor ${minutes}\u00a0Min.`,
  hoursAgo: (hours) => `vor ${hours}\u00a0Std.`,
};
