import { count } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** Rows that panels of tools and of apps are made of. */
export const panelTexts = defineTexts('panelTexts', {
  left: (used: number, max: number) => `${count(used)} of ${count(max)} characters`,
  tooLong: (used: number, max: number) =>
    `${count(used)} characters, ${count(max)} at most. It is saved once it is shorter.`,
  linesTooMany: (max: number) => `${count(max)} lines at most. It is saved once there are fewer.`,
  lineTooLong: (max: number) => `A line has ${count(max)} characters at most. It is saved once it is shorter.`,
  badLink: 'Enter a whole address, such as https://example.com.',
  badNumber: (min: number, max: number) => `Enter a number from ${count(min)} to ${count(max)}.`,
  ofStyle: 'From the style',
  own: (colour: string) => `Own colour ${colour}`,
  reset: (name: string) => `${name}: take the colour of the style`,
  contrast: (ratio: string, isEnough: boolean) =>
    isEnough ? `Contrast ${ratio}, easy to read` : `Contrast ${ratio}, hard to read: text needs 4.5`,
});
