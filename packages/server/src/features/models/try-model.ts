import type { TrialPlace } from '@whittle/contract/models/connections';
import { createHostedModel } from '../../adapters/language-model/hosted-model.ts';
import type { ModelRequest } from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import type { ModelConnection } from '../../adapters/language-model/providers.ts';
import { whereFailed } from './where-failed.ts';

export type ModelTrial =
  { ok: true; message: string } | { ok: false; code: string; place: TrialPlace; message: string };

/** A model on the same machine may have to be loaded first. */
const silence = { firstTokenMs: 60_000, idleMs: 20_000 };
const retries = { retries: 0, baseDelayMs: 0, maxDelayMs: 0 };

const question: ModelRequest = {
  system: ['You are being tested. Answer with one word.'],
  messages: [{ role: 'user', content: 'Say: ready' }],
  tools: [],
  maxSteps: 1,
  payer: null,
  context: { appId: '', appName: '', files: new Map(), schemas: {}, message: '', earlier: [] },
};

/** Asks for one word and stops reading at the first sign of it. An admin reads what the provider said. */
export async function tryModel(connection: ModelConnection, fetch?: typeof globalThis.fetch): Promise<ModelTrial> {
  const stop = new AbortController();
  const startedAt = performance.now();
  try {
    const model = createHostedModel(connection, { silence, retries, ...(fetch && { fetch }) });
    for await (const event of model.stream(question, stop.signal)) {
      if (event.type === 'text' || event.type === 'finish') break;
    }
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    return { ok: true, message: `${model.label} answered in ${seconds} s.` };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ok: false, code: error.code, place: whereFailed(error), message: `${error.message} ${error.details}` };
  } finally {
    stop.abort();
  }
}
