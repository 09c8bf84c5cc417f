import { randomBytes } from 'node:crypto';
import { type KnownPlace, withPlaces } from '@whittle/domain/accounts/known-places';
import type { Secrets } from '../adapters/secrets.ts';

/** From where somebody acts: the network address, and what their browser's device cookie says. */
export type Whereabouts = { address: string; device: string | null };

/**
 * The place that attempts on one account are counted under: a browser, or else a network, that it was signed in from
 * before. Null for a place that the account was never seen at: all of those share one count.
 */
export type AttemptPlace = { kind: 'device' | 'network'; key: string } | null;

export type AttemptPlaces = ReturnType<typeof createAttemptPlaces>;

/** What a browser without a device cookie is called from its first sign-in on. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/**
 * Tells the places that somebody signed in from before from those of strangers, so that a stranger's attempts lock out
 * strangers alone (decision 047). Only keyed hashes of places are stored.
 */
export function createAttemptPlaces(secrets: Pick<Secrets, 'hash'>) {
  const network = ({ address }: Whereabouts) =>
    ({ kind: 'network', place: secrets.hash(`place network ${address}`) }) as const;
  const device = (value: string) => ({ kind: 'device', place: secrets.hash(`place device ${value}`) }) as const;

  return {
    of(known: readonly KnownPlace[] | undefined, where: Whereabouts): AttemptPlace {
      const candidates = [...(where.device === null ? [] : [device(where.device)]), network(where)];
      const found = candidates.find((one) =>
        known?.some(({ kind, place }) => kind === one.kind && place === one.place),
      );
      return found ? { kind: found.kind, key: found.place } : null;
    },

    /** What is known after a sign-in from there; null when that is nothing new. */
    after: (known: readonly KnownPlace[], where: Whereabouts & { device: string }, now: Date): KnownPlace[] | null =>
      withPlaces(known, [device(where.device), network(where)], now),
  };
}

/** Attempts of somebody who is signed in: nobody else can use up what they have. */
export const placeOfSession = (sessionId: string): AttemptPlace => ({ kind: 'device', key: `session ${sessionId}` });
