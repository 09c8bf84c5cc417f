import type { HostKind } from '@whittle/contract/call';
import type { ErrorBody } from '@whittle/contract/errors';
import { heldAction } from '@whittle/domain/preview/held-action';
import { addressOf } from './address.ts';
import type { RouteRow, Sent } from './row.ts';
import { type Caller, callers, type Verdict } from './rules.ts';
import { unlikeContract } from './unlike-contract.ts';
import type { World } from './world.ts';

/**
 * What a caller got, with what the server said, for the message of a test that fails, and how its answer differs from the
 * call's response schema.
 */
export type Observed = { caller: Caller; verdict: Verdict | number; said: string; unlike: string | null };

/**
 * Calls a route as every caller. Those who are refused come first and with what the first allowed one then needs, so that
 * a refused call that worked all the same shows as a failure of the allowed one.
 */
export async function callAsEverybody(world: World, row: RouteRow, host: HostKind): Promise<Observed[]> {
  const rule = row.rules[host]!;
  const isAllowed = (caller: Caller) => ['yes', 'login'].includes(String(rule[caller]));
  const observed: Observed[] = [];
  let call: Sent | null = null;
  for (const caller of callers.toSorted((a, b) => Number(isAllowed(a)) - Number(isAllowed(b)))) {
    call ??= await row.prepare(world, host);
    observed.push({ caller, ...(await callRoute(world, row, host, caller, call)) });
    if (isAllowed(caller)) call = null;
  }
  return observed;
}

async function callRoute(world: World, row: RouteRow, host: HostKind, caller: Caller, call: Sent) {
  const answer = await openCall(world, row, host, caller, call);
  return {
    verdict: verdictOf(answer, row),
    said: `${answer.status} ${answer.text.slice(0, 200)}`,
    unlike: row.call && answer.status < 300 ? unlikeContract(row.call, answer) : null,
  };
}

export type Answered = { status: number; headers: Headers; text: string };

/** Sends a call as somebody and reads its answer; of an event stream only the beginning. */
export async function openCall(
  world: World,
  { route, method }: RouteRow,
  host: HostKind,
  caller: Caller,
  { params, query = '', cookie, headers, json, body }: Sent,
): Promise<Answered> {
  const [registered, path] = route.split(' ') as [string, string];
  const credentials = world.credentials(caller, host);
  const cookies = [credentials.cookie, cookie].filter((one) => one !== undefined).join('; ');
  const stop = new AbortController();
  const pathname = pathOf(world, path, params);
  if (host === 'preview' && heldAction(method ?? registered, pathname)) await world.usePreview();
  const answer = await world.server.request(pathname + query, {
    method: method ?? registered,
    host: world.hostOf(host),
    ...(credentials.token && { token: credentials.token }),
    ...(cookies && { cookie: cookies }),
    ...(json !== undefined && { json }),
    ...(body !== undefined && { body }),
    headers: { ...addressOf(), ...headers },
    signal: stop.signal,
  });
  const isStream = (answer.headers.get('content-type') ?? '').startsWith('text/event-stream');
  const text = isStream ? '' : await answer.text();
  if (isStream) stop.abort();
  return { status: answer.status, headers: answer.headers, text };
}

function pathOf({ app }: World, path: string, params: Record<string, string> = {}): string {
  const values: Record<string, string> = { appId: app.id, slug: app.slug, ...params };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'some').replace('*', 'Home');
}

function verdictOf({ status, headers, text }: Answered, { letThrough }: RouteRow): Verdict | number {
  if (status >= 400) return letThrough.some((code) => code === codeOf(text)) ? 'yes' : status;
  if (/\/login\b/.test(headers.get('location') ?? '') && status === 302) return 'login';
  return ['[]', '{"count":0}'].includes(text) ? 'none' : 'yes';
}

function codeOf(text: string): string | null {
  try {
    return (JSON.parse(text) as ErrorBody).code;
  } catch {
    return null;
  }
}
