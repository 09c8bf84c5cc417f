import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { noticePayloads, type ProcessLink } from './process-link.ts';

/**
 * Short words to the other server processes, many at once and outside of any transaction: those that notify commit one by
 * one. A notice may get lost; whoever listens looks again from time to time.
 */
export interface Notices {
  /** `mark` holds no space. */
  tell(mark: string): void;
  onNotice(listener: (mark: string) => void): void;
  /** The connection came, went, or a minute passed: what was told meanwhile may be lost. */
  onReconnect(listener: () => void): void;
}

type Deps = { db: Database; link: ProcessLink; log: Logger; topic: string };

/** To be made before the link starts. */
export function createNotices({ db, link, log, topic }: Deps): Notices {
  const waiting = new Set<string>();
  let isTelling = false;

  async function tellAll() {
    try {
      await Promise.resolve();
      while (waiting.size > 0) {
        const payloads = noticePayloads(link.processId, [...waiting]);
        waiting.clear();
        await db.$client.query(`select pg_notify($1, value) from jsonb_array_elements_text($2::text::jsonb)`, [
          topic,
          JSON.stringify(payloads),
        ]);
      }
    } catch (err) {
      log.warn({ err, topic }, 'other processes were not told of changes');
    } finally {
      isTelling = false;
    }
  }

  return {
    tell(mark) {
      waiting.add(mark);
      if (isTelling) return;
      isTelling = true;
      void tellAll();
    },
    onNotice: (listener) =>
      link.onNotice(topic, (payload) => {
        for (const mark of payload.split(' ')) listener(mark);
      }),
    onReconnect: (listener) => link.onChange(listener),
  };
}
