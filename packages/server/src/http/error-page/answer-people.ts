import { type ErrorBody, errorBodySchema } from '@whittle/contract/errors';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { Host } from '../hosts.ts';
import { errorPage, wordsFor } from './error-page.ts';
import type { ErrorPageTexts, Words } from './error-page.texts.ts';
import { isPageRequest } from './is-page-request.ts';

/** Whom the request addressed; nothing of it is known before the server has opened its database. */
export type Addressed = { host: Host; config: Pick<Config, 'publicUrl' | 'builderOrigin'> };

/** How soon a page that says "in a moment" looks again by itself; later where the answer says when to come back. */
const reloadSeconds = 2;
/** What a route tells the owner, and nobody else, of an app that is not public. */
export const unpublishedSchema = z.object({ unpublished: z.object({ appId: z.string(), name: z.string() }) });

/**
 * No page ends in JSON: a failed call stays what it is, and a person who opened its address in a browser gets a page that
 * says the same, with the same status and headers. This is the one place that decides it, whoever gave the answer.
 */
export async function answerPeople(request: Request, answer: Response, addressed: Addressed | null): Promise<Response> {
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  if (answer.status < 400 || !isJson || !isPageRequest(request)) return answer;
  const body = errorBodySchema.safeParse(await answer.json().catch(() => null)).data;
  const { language, texts } = wordsFor(request);
  const { words, href } = wordsOf(request, { status: answer.status, body }, texts, addressed);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  const html = errorPage({
    ...{ ...words, language, texts, href },
    hasMark: addressed?.host.kind !== 'published',
    requestId: words === texts.failed ? (body?.requestId ?? null) : null,
    reloadSeconds: reloadsItself(request, words, texts)
      ? Math.max(reloadSeconds, Number(answer.headers.get('retry-after')) || 0)
      : null,
  });
  return new Response(request.method === 'HEAD' ? null : html, { status: answer.status, headers });
}

/** Only what was merely opened: whatever else a page was asked for by is not repeated without its person. */
const reloadsItself = (request: Request, words: Words, texts: ErrorPageTexts) =>
  request.method === 'GET' && (words === texts.beingPublished || words === texts.unavailable);

type Failure = { status: number; body: ErrorBody | undefined };
type Said = { words: Words; href: string | null };

function wordsOf(request: Request, { status, body }: Failure, texts: ErrorPageTexts, to: Addressed | null): Said {
  const kind = to?.host.kind ?? 'unknown';
  const builder = to?.config.publicUrl ?? null;
  const own = texts.byCode[body?.code ?? ''];
  if (own) return { words: own, href: null };
  if (body?.code === 'app-being-published') return { words: texts.beingPublished, href: null };
  if (kind === 'unknown' && status === 404) return { words: texts.noApp, href: builder };
  if (kind === 'preview' && body?.code === 'app-not-found') return { words: texts.closedPreview, href: builder };
  if (body?.code === 'app-not-found') {
    const unpublished = unpublishedSchema.safeParse(body.extra_data).data?.unpublished;
    if (unpublished)
      return {
        words: texts.notPublished(unpublished.name),
        href: `/build/app/${encodeURIComponent(unpublished.appId)}`,
      };
    return { words: texts.noApp, href: kind === 'published' ? null : '/' };
  }
  if (status === 401) return { words: texts.signIn, href: signInAddress(kind, request) };
  if (status === 403) return { words: texts.notAllowed, href: '/' };
  if (status === 404) return { words: texts.notFound, href: '/' };
  if (status === 429) return { words: texts.tooMany, href: again };
  if (status === 503) return { words: texts.unavailable, href: again };
  if (status >= 500) return { words: texts.failed, href: again };
  return { words: texts.refused, href: null };
}

/** The page's own address, whatever stands in it. */
const again = '';

function signInAddress(kind: Host['kind'], request: Request): string {
  const { pathname, search } = new URL(request.url);
  const wish = kind === 'published' ? 'nextUrl' : 'redirectTo';
  return `/login?${new URLSearchParams({ [wish]: pathname + search }).toString()}`;
}
