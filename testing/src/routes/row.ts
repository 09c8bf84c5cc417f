import type { Call, HostKind } from '@whittle/contract/call';
import { allCalls } from '@whittle/contract/calls';
import type { ErrorCode } from '@whittle/contract/errors';
import type { RequestOptions } from '../request.ts';
import { inBuilder, type RulesByHost, rulesOf } from './rules.ts';
import type { World } from './world.ts';

/** A request that the route can answer with success. */
export type Sent = Pick<RequestOptions, 'json' | 'body' | 'headers' | 'cookie'> & {
  /** Values of the path's parameters; `appId`, `slug` and `entity` need none. */
  params?: Record<string, string>;
  query?: string;
};

/** One line of the route table. */
export type RouteRow = {
  /** Method and path as they are registered, such as `GET /api/apps/:appId`. */
  route: string;
  /** The call of the contract that it is; pages and what they load are none. */
  call?: Call;
  /** Which case of the route this is, where it has several. */
  when?: string;
  /** Who may, on each kind of host that has the route. */
  rules: RulesByHost;
  /**
   * Makes what the call needs. Called once for all callers that are refused and the first that is not, so that a refused
   * call that did its work all the same is found out, and again for every further caller.
   */
  prepare: (world: World, host: HostKind) => Sent | Promise<Sent>;
  /** Codes of failures that mean that the caller was let through all the same. */
  letThrough: ErrorCode[];
  /** What to call with, where the route takes every method. */
  method?: string;
};

type RowOptions = Partial<Pick<RouteRow, 'call' | 'when' | 'letThrough' | 'method'>> & {
  prepare?: RouteRow['prepare'] | Sent;
};

/** A case of a call. Who may is what the call says, unless that depends on the case: then it is said here. */
export function callRow(
  call: Call,
  { rules = rulesOf(call), ...options }: RowOptions & { rules?: RulesByHost } = {},
): RouteRow {
  return row(`${call.method} ${call.path}`, rules, { call, ...options });
}

/** A case of a route by its address: of a page, or of a call whose rule depends on the case. */
export function row(
  route: string,
  rules: RouteRow['rules'],
  { prepare = {}, letThrough = [], call = callOf(route, rules), ...more }: RowOptions = {},
): RouteRow {
  const isChange = !(more.method ?? route).startsWith('GET');
  return {
    route,
    rules: isChange && rules.builder === inBuilder.data ? { ...rules, builder: inBuilder.dataChange } : rules,
    letThrough,
    prepare: typeof prepare === 'function' ? prepare : () => prepare,
    ...(call && { call }),
    ...more,
  };
}

const callOf = (route: string, rules: RulesByHost): Call | undefined =>
  allCalls.find(
    ({ method, path, hosts }) =>
      `${method} ${path}` === route && Object.keys(rules).every((host) => hosts.includes(host as HostKind)),
  );
