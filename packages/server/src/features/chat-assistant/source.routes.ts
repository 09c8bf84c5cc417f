import type { SourceAnswerEvent } from '@whittle/contract/knowledge/source-calls';
import { sourceCalls as calls } from '@whittle/contract/knowledge/source-calls';
import type { Logger } from 'pino';
import type { AnalyticsCore } from '../../core/analytics/analytics.ts';
import type { ResolveAppCaller } from '../../http/app-caller.ts';
import { resolveVisitor } from '../../http/app-visitor.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import { eventStream } from '../../http/sse.ts';
import { failureOf } from './answers.service.ts';
import type { AskOnce } from './ask-once.ts';
import { whatIsNew } from './live-answers.ts';

type Deps = {
  analytics: Pick<AnalyticsCore, 'noteCall'>;
  log: Pick<Logger, 'error'>;
  resolveCaller: ResolveAppCaller;
  chatAssistant: { askOnce: Pick<AskOnce, 'search' | 'ofPage'> };
};

/** Search and answers for the code of an app. Rules: CTX-44, CTX-45. */
export function sourceRoutes({ analytics, log, resolveCaller, chatAssistant: { askOnce } }: Deps) {
  const { routes, on } = serveCalls();
  on(calls.search, async ({ params, body }, c) => ({
    passages: await askOnce.search(await resolveVisitor(resolveCaller, c, params.appId), body),
  }));
  on(calls.ask, async ({ params, body }, c) => {
    const visitor = await resolveVisitor(resolveCaller, c, params.appId);
    const answer = await askOnce.ofPage(visitor, body.question);
    analytics.noteCall(c, params.appId, 'message');
    return eventStream(c, async ({ send, closed }) => {
      let shown = '';
      const tell = (data: SourceAnswerEvent) => send({ data });
      try {
        // An answer nobody waits for is not written on: `closed` ends the model's work.
        const whole = await answer(closed, (text) => {
          if (text !== shown) void tell({ type: 'text', ...whatIsNew(shown, text) });
          shown = text;
        });
        await tell({ type: 'end', answer: whole });
      } catch (error) {
        if (closed.aborted) return;
        const { code, message } = failureOf(error);
        if (code === 'internal') log.error({ err: error, appId: params.appId }, 'an answer failed');
        await tell({ type: 'failed', problem: { code, message } });
      }
    });
  });
  return routes;
}
