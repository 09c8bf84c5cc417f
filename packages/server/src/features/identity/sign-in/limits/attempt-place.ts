import { randomBytes } from 'node:crypto';

/** From where somebody acts: the network address, and what their browser is called, or will be from its first sign-in on. */
export type Whereabouts = { address: string; device: string };

/**
 * The place that attempts on one account are counted under: a browser, or else a network, that it was signed in from
 * before. Null for a place that the account was never seen at: all of those share one count.
 */
export type AttemptPlace = { kind: 'device' | 'network'; key: string } | null;

/** The name of a browser that is seen first. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** Attempts of somebody who is signed in: nobody else can use up what they have. */
export const placeOfSession = (sessionId: string): AttemptPlace => ({ kind: 'device', key: `session ${sessionId}` });
