import { appCalls } from './apps/calls.ts';
import type { Call } from './call.ts';
import { versionCalls } from './versions/calls.ts';

/** Every call of the server, by what it is about. The interface imports the calls of a slice, not this list. */
export const callsByTopic = {
  Apps: appCalls,
  Versions: versionCalls,
} satisfies Record<string, Record<string, Call>>;

export const allCalls: readonly Call[] = Object.values(callsByTopic).flatMap((calls) => Object.values<Call>(calls));
