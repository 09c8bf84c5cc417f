import { type AppVisitor, visitorId } from '../../../http/app-visitor.ts';

/** Who runs a tool. */
export type Runner = AppVisitor;

/** What the owner tries in the builder and in the preview uses up nothing. */
export const uncounted = 'preview';

/** By whom a run may be read again. */
export const callerKey = visitorId;

/** By whom runs are counted: visitors by their network, since what a browser keeps is forgotten with a click. */
export const limitKey = ({ caller: { person, channel }, address }: Runner): string => {
  if (channel === 'preview') return uncounted;
  return person ? `person:${person.id}` : `address:${address}`;
};

/** Both, as a run stores them; `callerKeyOf` and `limitKeyOf` take them apart. */
export const storedCaller = (runner: Runner): string => `${callerKey(runner)} ${limitKey(runner)}`;
export const callerKeyOf = ({ caller }: { caller: string }): string => caller.split(' ')[0]!;
export const limitKeyOf = ({ caller }: { caller: string }): string => caller.slice(caller.indexOf(' ') + 1);
