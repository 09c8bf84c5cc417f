import { limits } from '@whittle/contract/limits';
import { describe, expect, it } from 'vitest';
import { type FrameHealth, type FrameHealthEvent, frameHealth, isRestartDue, newFrame } from './frame-health.ts';

const after = (...events: FrameHealthEvent[]) => events.reduce(frameHealth, newFrame);
const pings = (count: number): FrameHealthEvent[] => Array.from({ length: count }, () => ({ type: 'ping-sent' }));
const placed = (version: string | null = 'v1'): FrameHealthEvent => ({ type: 'frame-placed', version });
const began: FrameHealthEvent = { type: 'script-began', at: 0, version: 'v1' };
const heard: FrameHealthEvent = { type: 'heard', version: 'v1' };
const stopped: FrameHealthEvent = { type: 'stopped', at: 1_000 };
const wanted = (version = 'v1'): FrameHealthEvent => ({ type: 'restart-wanted', at: 1_000, version });

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
      Array.from({ length: limits.previewLoads + 1 }, (_, index) => ({ ...began, at: index * everyMs }));
    expect(after(...loads(100))).toMatchObject({ phase: 'stopped', trouble: 'reloads', stoppedAt: 1_000 });
    expect(after(...loads(2_000))).toMatchObject({ phase: 'running', trouble: null });
  });

  it('[PREV-12] what took the frame away holds until a new frame is placed', () => {
    const flooded: FrameHealthEvent = { type: 'flooded', at: 1_000 };
    expect(after(began, flooded, heard, began)).toMatchObject({ phase: 'stopped', trouble: 'floods' });
    expect(after(began, ...pings(4), stopped, ...pings(20))).toMatchObject({ phase: 'stopped', trouble: null });
    expect(after(began, flooded, placed())).toMatchObject({ phase: 'starting', trouble: null, stoppedAt: null });
  });

  it('[PREV-11] only a frame in trouble is taken away', () => {
    expect(after(placed(), began, stopped).phase).toBe('running');
    expect(after(placed(), began, wanted()).phase).toBe('running');
    expect(after(placed(), began, ...pings(4), wanted()).phase).toBe('restarting');
    expect(after(placed(), began, ...pings(4), wanted(), stopped).phase).toBe('restarting');
    expect(after(placed(), began, ...pings(4), wanted(), { type: 'restart-failed' }).phase).toBe('stopped');
  });
});

describe('a new frame that nobody asked for', () => {
  const isDue = (health: FrameHealth, version: string, isTurnRunning = false) =>
    isRestartDue(health, { version, isTurnRunning });

  it('[PREV-11] comes when an app in trouble has a new version and no turn runs, and once for each version', () => {
    for (const health of [
      after(placed(), began, ...pings(4)),
      after(placed(), began, ...pings(4), stopped),
      after(placed(), began, { type: 'flooded', at: 0 }),
    ]) {
      expect(isDue(health, 'v1')).toBe(false);
      expect(isDue(health, 'v2', true)).toBe(false);
      expect(isDue(health, 'v2')).toBe(true);
      const restarting = frameHealth(health, wanted('v2'));
      expect(isDue(restarting, 'v2')).toBe(false);
      expect(isDue(frameHealth(restarting, { type: 'restart-failed' }), 'v2')).toBe(false);
      const silentAgain = [placed('v2'), began, ...pings(9)].reduce(frameHealth, restarting);
      expect(isDue({ ...silentAgain, version: 'v2' }, 'v2')).toBe(false);
    }
    expect(isDue(after(placed(), began), 'v2')).toBe(false);
  });

  it('[PREV-11] comes in every order of silence, stop, end of the turn and new version', () => {
    type Moment = 'silence' | 'stop' | 'turn-begins' | 'turn-ends' | 'version';
    const comesBefore = (order: Moment[], a: Moment, b: Moment) => order.indexOf(a) < order.indexOf(b);
    const orders = permutations<Moment>(['silence', 'stop', 'turn-begins', 'turn-ends', 'version']).filter(
      (order) =>
        comesBefore(order, 'turn-begins', 'turn-ends') &&
        comesBefore(order, 'turn-begins', 'version') &&
        comesBefore(order, 'turn-begins', 'stop'),
    );
    expect(orders.length).toBeGreaterThan(20);
    for (const order of orders) {
      let health = after(placed(), began);
      let version = 'v1';
      let isTurnRunning = false;
      let restarts = 0;
      const settle = () => {
        if (!isRestartDue(health, { version, isTurnRunning })) return;
        restarts += 1;
        health = [wanted(version), placed(version), { type: 'script-began', at: 0, version } as const].reduce(
          frameHealth,
          health,
        );
      };
      for (const moment of order) {
        // The endless loop began before all of this: nothing is heard of the first frame any more.
        if (moment === 'silence' && restarts === 0) health = pings(4).reduce(frameHealth, health);
        if (moment === 'stop') health = frameHealth(health, stopped);
        if (moment === 'turn-begins') isTurnRunning = true;
        if (moment === 'turn-ends') isTurnRunning = false;
        if (moment === 'version') version = 'v2';
        settle();
      }
      expect(`${order.join()}: ${health.phase} ${health.version} ${restarts}`).toBe(`${order.join()}: running v2 1`);
    }
  });

  it('[PREV-11] comes when the frame in place of a silent one says nothing, a little later each time, three times', () => {
    let health = after(placed(), began, ...pings(4), stopped, wanted());
    for (const patience of [2, 4, 6]) {
      health = [placed(), ...pings(patience)].reduce(frameHealth, health);
      expect(isDue(health, 'v1')).toBe(false);
      health = frameHealth(health, { type: 'ping-sent' });
      expect(isDue(health, 'v1', true)).toBe(true);
      health = frameHealth(health, wanted());
      expect(health.phase).toBe('restarting');
    }
    health = [placed(), ...pings(8)].reduce(frameHealth, health);
    expect(isDue(health, 'v1')).toBe(false);
    expect(frameHealth(health, { type: 'ping-sent' }).trouble).toBe('silent');
  });

  it('[PREV-11] comes too when a frame was refreshed before its silence was noticed', () => {
    const health = after(placed(), began, ...pings(1), wanted(), placed(), ...pings(3));
    expect(isDue(health, 'v1')).toBe(true);
    expect(isDue(after(placed(), began, wanted(), placed(), ...pings(3)), 'v1')).toBe(false);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
