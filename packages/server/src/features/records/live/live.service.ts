import type { Adapters } from '../../../adapters/adapters.ts';
import { createNotices } from '../../../adapters/realtime/notices.ts';
import type { ProcessLink } from '../../../adapters/realtime/process-link.ts';
import { createChangeFeed } from './change-feed.ts';
import { createChangesStore } from './changes.store.ts';
import { createConnectionLimits } from './connection-limits.ts';
import { createFollowRecords } from './follow-records.ts';

export type LiveService = ReturnType<typeof createLiveService>;

/** Live updates of records. To be made before the link between the processes starts. */
export function createLiveService({
  db,
  clock,
  log,
  link,
}: Pick<Adapters, 'db' | 'clock' | 'log'> & { link: ProcessLink }) {
  const store = createChangesStore(db);
  const nowMs = () => clock.now().getTime();
  const notices = createNotices({ db, link, log, topic: 'whittle_records' });
  const feed = createChangeFeed({ store, notices, log, nowMs });
  return {
    follow: createFollowRecords({ store, feed, nowMs }),
    connections: createConnectionLimits(),
    /** Records of an app were written by this process. */
    wake: feed.wake,
    close: feed.close,
  };
}
