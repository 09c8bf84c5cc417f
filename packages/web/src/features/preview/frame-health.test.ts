import { limits } from '@whittle/contract/limits';
import { describe, expect, it } from 'vitest';
import { type FrameHealthEvent, frameHealth, newFrame } from './frame-health.ts';

const after = (...events: FrameHealthEvent[]) => events.reduce(frameHealth, newFrame);
const pings = (count: number): FrameHealthEvent[] => Array.from({ length: count }, () => ({ type: 'ping-sent' }));
const began: FrameHealthEvent = { type: 'script-began', at: 0 };
const heard: FrameHealthEvent = { type: 'heard' };

describe('the health of a frame', () => {
  it('[PREV-11] a frame that leaves three pings unanswered is silent, until it answers again', () => {
    expect(after(began, ...pings(3)).trouble).toBe(null);
    expect(after(began, ...pings(4)).trouble).toBe('silent');
    expect(after(began, ...pings(9), heard)).toMatchObject({ phase: 'running', missed: 0, trouble: null });
  });

  it('[PREV-11] a frame whose script has not begun is given longer', () => {
    expect(after(...pings(8)).trouble).toBe(null);
    expect(after(...pings(9)).trouble).toBe('silent');
  });

  it('[PREV-12] a page that loads itself again and again is stopped, one that is loaded now and then is not', () => {
    const loads = (everyMs: number): FrameHealthEvent[] =>
      Array.from({ length: limits.previewLoads + 1 }, (_, index) => ({ type: 'script-began', at: index * everyMs }));
    expect(after(...loads(100))).toMatchObject({ phase: 'stopped', trouble: 'reloads' });
    expect(after(...loads(2_000))).toMatchObject({ phase: 'running', trouble: null });
  });

  it('[PREV-12] what took the frame away holds until a new frame is placed', () => {
    expect(after(began, { type: 'flooded' }, heard, began)).toMatchObject({ phase: 'stopped', trouble: 'floods' });
    expect(after(began, { type: 'stopped' }, ...pings(20))).toMatchObject({ phase: 'stopped', trouble: null });
    expect(after(began, { type: 'flooded' }, { type: 'frame-placed' })).toEqual(newFrame);
  });
});
