import type { Audience, BodyKind, Call, ParamsOf } from '@whittle/contract/call';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { AppEnv } from './env.ts';
import type { MaybeSignedInEnv, SessionGuards, SignedIn, SignedInEnv } from './session.ts';
import { parseInput, readJson } from './validation.ts';

type AccountOf<A extends Audience> = A extends
  'session' | 'account' | 'owner' | 'editor' | 'viewer' | 'admin' | 'owner-and-admin'
  ? SignedIn
  : undefined;

type Sent<C extends Call> = {
  params: ParamsOf<C['path']>;
  query: C['query'] extends z.ZodType ? z.output<C['query']> : undefined;
  /** Undefined as well where the route reads the body itself. */
  body: C['bodyKind'] extends Exclude<BodyKind, 'json'>
    ? undefined
    : C['body'] extends z.ZodType
      ? z.output<C['body']>
      : undefined;
};

type Answer<C extends Call> = C['answer'] extends 'json'
  ? C['response'] extends z.ZodType
    ? z.input<C['response']>
    : void
  : Response;

type Handler<C extends Call, Account, Entered> = (
  request: Sent<C> & { account: Account; entered: Entered },
  c: Context<AppEnv>,
) => Answer<C> | Promise<Answer<C>>;

type Options<Entered> = {
  /** Runs before anything that was sent is read, for calls that are refused by who asks and from where. */
  enter?(c: Context<AppEnv>): Entered | Promise<Entered>;
};

/** Puts a call on the routes: checks what is sent by the call's schemas and answers with its status. */
type On<Guarded extends boolean> = <C extends Call, Entered = undefined>(
  call: C,
  handler: Handler<C, Guarded extends true ? AccountOf<C['who']> : undefined, Entered>,
  options?: Options<Entered>,
) => void;

/**
 * Routes of a slice, made from its calls. With guards the builder's session is asked for as the call's `who` says, and the
 * handler gets the account; whether the app is theirs, or what else is to be asked, is the handler's. What is wrong with a
 * query or body is refused with a sentence per field (`invalid-input`).
 *
 * A handler's answer is typed by the call's response schema and sent as it is: schemas are checked by the caller, and for
 * every route by the route table's test.
 */
export function serveCalls(): { routes: Hono<AppEnv>; on: On<false> };
export function serveCalls(guards: SessionGuards): { routes: Hono<AppEnv>; on: On<true> };
export function serveCalls(guards?: SessionGuards) {
  const routes = new Hono<AppEnv>();
  const on = <C extends Call, Entered>(
    call: C,
    handler: Handler<C, SignedIn | undefined, Entered>,
    { enter }: Options<Entered> = {},
  ) => {
    const serve = async (c: Context<AppEnv>): Promise<Response> => {
      const entered = (await enter?.(c)) as Entered;
      const query = call.query && parseInput(call.query, c.req.query());
      const body =
        call.body && call.bodyKind === 'json'
          ? parseInput(call.body, await readJson(c.req.raw, call.bodyMaxBytes))
          : undefined;
      const account = guards && (c as unknown as Context<MaybeSignedInEnv>).var.account;
      const request = {
        params: c.req.param(),
        query,
        body,
        account: account ? actingAs(account, call.who) : undefined,
        entered,
      };
      c.status(call.status as StatusCode);
      return send(c, call, await handler(request as Parameters<typeof handler>[0], c));
    };
    const guard = guards && guardOf(guards, call.who);
    if (guard) routes.on(call.method, call.path, guard, serve);
    else routes.on(call.method, call.path, serve);
  };
  return { routes, on };
}

function send(c: Context<AppEnv>, { response }: Call, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return response ? c.json(answer as object) : c.body(null);
}

/** What the call lets collaborators do travels with who calls it, so that `requireOwned` can tell. */
const actingAs = (account: SignedIn, who: Audience): SignedIn =>
  who === 'editor' || who === 'viewer' ? { ...account, suffices: who } : account;

function guardOf(guards: SessionGuards, who: Audience): MiddlewareHandler<SignedInEnv> | null {
  switch (who) {
    case 'session':
      return guards.requireSession;
    case 'account':
    case 'owner':
    case 'editor':
    case 'viewer':
      return guards.requireAccount;
    case 'admin':
    case 'owner-and-admin':
      return guards.requireAdmin;
    default:
      return null;
  }
}
