import { defineTexts } from './texts.ts';

export const timeTexts = defineTexts('timeTexts', {
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${minutes}\u00a0min ago`,
  hoursAgo: (hours: number) => `${hours}\u00a0h ago`,
});
