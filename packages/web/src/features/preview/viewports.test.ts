import { expect, it } from 'vitest';
import { frameSize } from './viewports.ts';

it.each([
  ['desktop', { width: 990, height: 800 }, { width: 990, height: 800, scale: 1 }],
  ['desktop', { width: 495, height: 800 }, { width: 990, height: 1600, scale: 0.5 }],
  ['tablet', { width: 990, height: 1200 }, { width: 768, height: 1024, scale: 1 }],
  ['tablet', { width: 990, height: 512 }, { width: 768, height: 1024, scale: 0.5 }],
  ['mobile', { width: 2000, height: 2000 }, { width: 375, height: 667, scale: 1 }],
] as const)('[PREV-02] %s on a stage of %j is %j', (viewport, stage, expected) => {
  expect(frameSize(viewport, stage, 990)).toEqual(expected);
});
