import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Which kind of host a request addresses: the builder, the preview of an app, or a published app. */
export type HostKind = 'builder' | 'preview' | 'published';

/**
 * Who may make a call, in the words of the API documentation. What that means for each kind of caller on each kind of host
 * is spelled out in testing/src/routes/rules.ts, and every route is tried as each of them.
 */
export const audiences = {
  everybody: 'Everybody, also without signing in.',
  session: 'A signed-in builder, also before the e-mail address is confirmed.',
  account: 'A signed-in builder.',
  owner: 'The owner of the app. For strangers it does not exist.',
  editor: 'The owner of the app, and builders who may edit it. For strangers it does not exist.',
  viewer: 'The owner of the app, and everybody who builds it with them. For strangers it does not exist.',
  admin: 'A platform admin.',
  'owner-and-admin': 'A platform admin, of an app of their own.',
  visitor: "Everybody in the published app, also without signing in; its owner in the builder and the app's preview.",
  person: "Whoever is signed in to the published app; its owner in the builder and the app's preview.",
  'app-admin': "Admins of the published app; its owner in the builder and the app's preview.",
  'joining-person': "Everybody who joins or enters the published app; its owner in the app's preview.",
  records: "Whoever the app's access rules let; in the builder its owner, whatever they say.",
  nobody: 'Nobody: this is not offered here, and the answer says what to do instead.',
} as const;
export type Audience = keyof typeof audiences;

/**
 * How a call answers. `json`: a value of its response schema. `json-text`: the same, written by the database. `stream`:
 * server-sent events. `file`: bytes. `redirect`: an address to go to.
 */
export type AnswerKind = 'json' | 'json-text' | 'stream' | 'file' | 'redirect';

/** `json`: read and checked by the body's schema. `form`: a multipart form with a file. `own`: read by the route itself. */
export type BodyKind = 'json' | 'form' | 'own';

type Schema = z.ZodType | undefined;

/** One call of the server, whole: the server's route, the browser's request, its test and its documentation read it. */
export type Call<
  P extends string = string,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Audience = Audience,
  K extends AnswerKind = AnswerKind,
  BK extends BodyKind = BodyKind,
> = {
  readonly method: Method;
  /** With `:name` for each parameter; `:name{.+}` takes the rest of the path. */
  readonly path: P;
  readonly summary: string;
  readonly who: A;
  readonly hosts: readonly HostKind[];
  readonly query: Q;
  readonly body: B;
  readonly bodyKind: BK;
  /** Bytes of a JSON body, unless the server's own limit holds. */
  readonly bodyMaxBytes?: number;
  readonly answer: K;
  readonly response: R;
  readonly status: number;
  /** Failures that say something about this call in particular. */
  readonly errors: readonly ErrorCode[];
};

type Spec<P, Q, B, R, A, K, BK> = {
  path: P;
  summary: string;
  who: A;
  /** The builder's host alone, unless it is said. */
  hosts?: readonly HostKind[];
  query?: Q;
  body?: B;
  bodyKind?: BK;
  bodyMaxBytes?: number;
  answer?: K;
  response?: R;
  /** 200, or 204 for a call that answers nothing. */
  status?: number;
  errors?: readonly ErrorCode[];
};

function define<
  P extends string,
  A extends Audience,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
  K extends AnswerKind = 'json',
  BK extends BodyKind = 'json',
>(method: Method, spec: Spec<P, Q, B, R, A, K, BK>): Call<P, Q, B, R, A, K, BK> {
  const answer = spec.answer ?? ('json' as K);
  return {
    method,
    path: spec.path,
    summary: spec.summary,
    who: spec.who,
    hosts: spec.hosts ?? ['builder'],
    query: spec.query as Q,
    body: spec.body as B,
    bodyKind: spec.bodyKind ?? ('json' as BK),
    ...(spec.bodyMaxBytes !== undefined && { bodyMaxBytes: spec.bodyMaxBytes }),
    answer,
    response: spec.response as R,
    status: spec.status ?? statusOf(answer, spec.response),
    errors: spec.errors ?? [],
  };
}

const statusOf = (answer: AnswerKind, response: Schema): number => {
  if (answer === 'redirect') return 302;
  return answer === 'json' && response === undefined ? 204 : 200;
};

type Definer = <
  const P extends string,
  A extends Audience,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
  K extends AnswerKind = 'json',
  BK extends BodyKind = 'json',
>(
  spec: Spec<P, Q, B, R, A, K, BK>,
) => Call<P, Q, B, R, A, K, BK>;

/** `call.get({ path, summary, who, ... })`: the calls of a slice stand in its `calls.ts`. */
export const call: Record<'get' | 'post' | 'put' | 'patch' | 'delete', Definer> = {
  get: (spec) => define('GET', spec),
  post: (spec) => define('POST', spec),
  put: (spec) => define('PUT', spec),
  patch: (spec) => define('PATCH', spec),
  delete: (spec) => define('DELETE', spec),
};

type NamesIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? PlainName<Name> | NamesIn<More>
    : PlainName<Rest>
  : never;
type PlainName<Name extends string> = Name extends `${infer Plain}{${string}` ? Plain : Name;

/** The parameters of a path such as `/api/apps/:appId`. */
export type ParamsOf<P extends string> = { readonly [Name in NamesIn<P>]: string };

/** What a caller sends. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;
/** What a caller gets. */
export type AnswerOf<C extends Call> = C['response'] extends z.ZodType ? z.output<C['response']> : void;

type QueryValue = string | number | boolean | null | undefined;
/** The query as a caller gives it; what is empty is left out. */
export type QueryOf<C extends Call> = C['query'] extends z.ZodType
  ? { readonly [Name in keyof z.input<C['query']>]?: QueryValue }
  : undefined;

export type AddressOf<C extends Call> = { params?: ParamsOf<C['path']>; query?: QueryOf<C> };

/** The path and query of one call. */
export function addressOf<C extends Call>(call: C, { params, query }: AddressOf<C> = {}): string {
  const values: Record<string, string> = params ?? {};
  const path = call.path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => encodeURIComponent(values[name]!));
  const given = Object.entries((query ?? {}) as Record<string, QueryValue>).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' || value === false
      ? []
      : `${name}=${encodeURIComponent(value)}`,
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}
