import { createHash } from 'node:crypto';
import type { AppCaller } from '../../../http/app-caller.ts';

/** Who runs a tool: a person of the app, or a visitor by what their browser keeps and where they come from. */
export type Runner = { caller: AppCaller; visitorKey: string | null; address: string };

/** What the owner tries in the builder and in the preview uses up nothing. */
export const uncounted = 'preview';

/** By whom a run may be read again. */
export const callerKey = ({ caller: { person }, visitorKey }: Runner): string =>
  person
    ? `person:${person.id}`
    : `visitor:${createHash('sha256')
        .update(visitorKey ?? '')
        .digest('hex')
        .slice(0, 32)}`;

/** By whom runs are counted: visitors by their network, since what a browser keeps is forgotten with a click. */
export const limitKey = ({ caller: { person, channel }, address }: Runner): string => {
  if (channel === 'preview') return uncounted;
  return person ? `person:${person.id}` : `address:${address}`;
};

/** Both, as a run stores them; `callerKeyOf` and `limitKeyOf` take them apart. */
export const storedCaller = (runner: Runner): string => `${callerKey(runner)} ${limitKey(runner)}`;
export const callerKeyOf = ({ caller }: { caller: string }): string => caller.split(' ')[0]!;
export const limitKeyOf = ({ caller }: { caller: string }): string => caller.slice(caller.indexOf(' ') + 1);
