import type { ErrorCode } from '@whittle/contract/errors';
import type { RequestOptions } from '../request.ts';
import type { HostKind, Rule } from './rules.ts';
import type { World } from './world.ts';

/** A request that the route can answer with success. */
export type Call = Pick<RequestOptions, 'json' | 'body' | 'headers' | 'cookie'> & {
  /** Values of the path's parameters; `appId`, `slug` and `entity` need none. */
  params?: Record<string, string>;
  query?: string;
};

/** One line of the route table. */
export type RouteRow = {
  /** Method and path as they are registered, such as `GET /api/apps/:appId`. */
  route: string;
  /** Which case of the route this is, where it has several. */
  when?: string;
  /** Who may, on each kind of host that has the route. */
  rules: Partial<Record<HostKind, Rule>>;
  /**
   * Makes what the call needs. Called once for all callers that are refused and the first that is not, so that a refused
   * call that did its work all the same is found out, and again for every further caller.
   */
  prepare: (world: World, host: HostKind) => Call | Promise<Call>;
  /** Codes of failures that mean that the caller was let through all the same. */
  letThrough: ErrorCode[];
  /** What to call with, where the route takes every method. */
  method?: string;
};

type RowOptions = Partial<Pick<RouteRow, 'when' | 'letThrough' | 'method'>> & { prepare?: RouteRow['prepare'] | Call };

export function row(
  route: string,
  rules: RouteRow['rules'],
  { prepare = {}, letThrough = [], ...more }: RowOptions = {},
): RouteRow {
  return {
    route,
    rules,
    letThrough,
    prepare: typeof prepare === 'function' ? prepare : () => prepare,
    ...more,
  };
}
