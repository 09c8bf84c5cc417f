import type { AccountId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { titleOfNewApp } from '@whittle/domain/apps/title-of-new-app';
import type { Adapters } from '../../adapters/adapters.ts';
import { together } from '../../adapters/database/together.ts';
import { newId } from '../../adapters/ids.ts';
import type { ProcessId } from '../../adapters/realtime/process-link.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { EventLog } from '../../core/event-log/event-log.ts';
import { beginTurns, type NewMessage } from './begin-turn.ts';
import { holdFreeSends, readStandings, sendsWithinMs, type Standing } from './turn-start.store.ts';
import type { Turn } from './turn/turn.ts';

type Asked = { app: App; message: NewMessage; walks: boolean };
/** A message that was sent twice is asked for twice. */
type Asking = Asked & { key: string };

/** `after` is the position in the app's log behind which the turn's events lie. */
export type StartedTurn = { turn: Turn; after: number };

/** Null for a message that may not begin a turn, or not at once: whoever takes it by itself finds out why. */
export type StartTogether = (asked: Asked) => Promise<StartedTurn | null>;

type Deps = Pick<Adapters, 'clock'> & { apps: AppsService; events: EventLog; processId: ProcessId };

/** Takes messages that come at once in one transaction: a statement or a wait for the disk costs as much for all as for one. */
export function createStartTogether(deps: Deps): StartTogether {
  const { apps, clock, events } = deps;
  const start = together<Asking, StartedTurn, EventLog>(
    ({ key }) => key,
    (_, asked) => {
      const starts = firstOfEachApp(asked);
      return events.transactOn(
        starts.map(({ app }) => app.id),
        async (tx, emit) => {
          const now = clock.now();
          const senders = starts.map(({ app, message }) => ({ appId: app.id, accountId: message.accountId }));
          const free = await holdFreeSends(tx, senders);
          const standings = await readStandings(tx, senders, new Date(now.getTime() - sendsWithinMs));
          const allowed = thoseWelcome(
            starts.filter(({ app }) => free.has(app.id)),
            (appId) => standings.get(appId)!,
          );
          const named = await apps.nameUntitled(tx, allowed.map(withTitle));
          const welcome = allowed.filter(({ app }) => named.has(app.id));
          if (welcome.length === 0) return new Map<string, StartedTurn>();
          const turns = await beginTurns(tx, emit, deps, welcome, now);
          for (const [at, { appId, messageId }] of turns.entries()) {
            if (welcome[at]!.walks) emit(appId, { type: 'walk-offered', messageId });
          }
          return new Map(
            turns.map((turn, at) => [welcome[at]!.key, { turn, after: standings.get(turn.appId)!.position }]),
          );
        },
      );
    },
    { most: startsAtOnce },
  );
  return async (asked) => (await start(events, { ...asked, key: newId() })) ?? null;
}

/**
 * The first ones ask their model while the next are stored: with all in one transaction all would get their first words
 * together, when the work of the last one is done.
 */
const startsAtOnce = 50;

const withTitle = ({ app, message }: Asked) => ({ app, title: titleOfNewApp(app.appType, message.content) });

const firstOfEachApp = (asked: readonly Asking[]): Asking[] => [
  ...new Map(asked.toReversed().map((one) => [one.app.id, one])).values(),
];

/** Those whose app answers nobody else and whose account did not send too much, with what is taken here. */
function thoseWelcome(starts: readonly Asking[], standingOf: (appId: string) => Standing): Asking[] {
  const taken = new Map<AccountId, number>();
  return starts.filter(({ app, message: { accountId } }) => {
    const { sends, isRunning } = standingOf(app.id);
    const before = taken.get(accountId) ?? 0;
    if (isRunning || sends + before >= limits.chatSendsPerMinute) return false;
    taken.set(accountId, before + 1);
    return true;
  });
}
