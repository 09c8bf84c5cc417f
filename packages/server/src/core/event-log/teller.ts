import type { AppId } from '@whittle/contract/ids';
import type { Logger } from 'pino';
import { noticePayloads, type ProcessId } from '../../adapters/realtime/process-link.ts';
import type { RunSql } from './write-batch.ts';

export const noticeTopic = 'whittle_events';
/** In front of an app in a notice: only characters of a reply were added. */
const textMark = '+';

/**
 * Tells the other processes which apps' logs grew, after the commit and many at once. Not in the transactions themselves:
 * those that notify commit one by one. A notice that is lost is made up for by the link, which asks everybody to look
 * again from time to time.
 */
export interface Teller {
  tell(appId: AppId, growth: 'text' | 'more'): void;
  close(): Promise<void>;
}

export function createTeller({ run, processId, log }: { run: RunSql; processId: ProcessId; log: Logger }): Teller {
  const waiting = new Map<AppId, 'text' | 'more'>();
  let loop: Promise<void> | null = null;

  async function tellAll() {
    try {
      await Promise.resolve();
      while (waiting.size > 0) {
        const marks = [...waiting].map(([appId, growth]) => (growth === 'text' ? textMark + appId : appId));
        waiting.clear();
        const payloads = JSON.stringify(noticePayloads(processId, marks));
        await run(`select pg_notify('${noticeTopic}', value) from jsonb_array_elements_text($1::text::jsonb)`, [
          payloads,
        ]);
      }
    } catch (err) {
      log.warn({ err }, 'other processes were not told of changes');
    } finally {
      loop = null;
    }
  }

  return {
    tell(appId, growth) {
      if (growth === 'more' || !waiting.has(appId)) waiting.set(appId, growth);
      loop ??= tellAll();
    },
    async close() {
      await loop;
    },
  };
}

/** The apps of a payload that another process sent. */
export const readNotice = (payload: string): { appId: AppId; growth: 'text' | 'more' }[] =>
  payload
    .split(' ')
    .map((mark) =>
      mark.startsWith(textMark)
        ? { appId: mark.slice(textMark.length), growth: 'text' }
        : { appId: mark, growth: 'more' },
    );
