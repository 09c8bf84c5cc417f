import { z } from 'zod';
import type { AppSettings } from '@whittle/contract/app-settings/documents';
import type { Adapters } from '../../adapters/adapters.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import { parseInput } from '../../http/validation.ts';
import { askModel } from '../../core/models/ask-model.ts';
import type { IntegrationEndpoint } from './endpoint.ts';
import { filesAsData, type GatheredFiles } from './gather-files.ts';
import { askForJson } from './json-answer.ts';
import { takeOwnersShare } from './owners-share.ts';
import type { IntegrationUsage } from './usage.ts';
import type { WebContext } from './web-context.ts';

const inputSchema = z.looseObject({
  prompt: z.string().min(1, 'is missing').max(100_000, 'is too long'),
  response_json_schema: z.record(z.string(), z.unknown()).nullish(),
  file_urls: z.union([z.string(), z.array(z.string())]).nullish(),
  add_context_from_internet: z.boolean().nullish(),
});

const timeoutMs = 120_000;
export const modelLimits = { perMinute: 20, perMinuteOfVisitor: 5, perDayOfApp: 2_000 };

type Deps = Pick<Adapters, 'models' | 'clock'> & {
  rateLimits: RateLimits;
  usage: Pick<IntegrationUsage, 'requireTokens'>;
  gatherFiles(caller: Parameters<IntegrationEndpoint['call']>[0], addresses: readonly string[]): Promise<GatheredFiles>;
  webContext(prompt: string): Promise<WebContext>;
  /** Of the version that the caller's page runs (EDIT-10, EDIT-14). */
  settingsOf(
    caller: Parameters<IntegrationEndpoint['call']>[0],
  ): Promise<Pick<AppSettings, 'aiModel' | 'modelTemperature'>>;
};

/**
 * Asks the connected model for a text, or for a value that fits `response_json_schema`; such an answer is checked and
 * asked for once more when it does not fit. Pictures are shown to the model, other files given to it as text, pages of
 * the web where they are asked for; `X-Whittle-Web-Context` then says where from. `model` is not looked at: which
 * one answers is a setting of the app, else the installation's. The app's owner pays for it, so calls are limited.
 */
export function createInvokeLlm({
  models,
  clock,
  rateLimits,
  usage,
  gatherFiles,
  webContext,
  settingsOf,
}: Deps): IntegrationEndpoint['call'] {
  return async (caller, input, context) => {
    const read = parseInput(inputSchema, input);
    const addresses = [read.file_urls ?? []].flat().filter((address) => address.trim() !== '');
    const share = { call: 'llm', caller, address: context.address, limits: modelLimits };
    await takeOwnersShare({ rateLimits, clock }, share);
    await usage.requireTokens(caller.app.id);
    const files = await gatherFiles(caller, addresses);
    const web = read.add_context_from_internet ? await webContext(read.prompt) : null;
    if (web) context.headers.set('x-whittle-web-context', web.source);
    const { aiModel, modelTemperature: temperature } = await settingsOf(caller);
    const chosen = aiModel === '' ? null : await models.named(aiModel);
    // A model that is offered no longer leaves the app with the one that answers everybody.
    const answering: typeof models = chosen ? { ...models, current: async () => chosen } : models;
    const ask = async (prompt: string, system: string) => {
      const question = { system, prompt, pictures: files.pictures, temperature };
      const reply = await askModel(answering, question, {
        timeoutMs,
        payer: { kind: 'endpoint', appId: caller.app.id },
      });
      context.use.tokens(reply.model, reply.usage);
      return reply.text;
    };
    const prompt = `${filesAsData(files.texts)}${web?.text ?? ''}${read.prompt}`;
    const schema = read.response_json_schema;
    if (schema && Object.keys(schema).length > 0) return askForJson(ask, prompt, schema);
    return (await ask(prompt, textSystem)).trim();
  };
}

const textSystem = 'You answer inside an app. Answer what is asked, without any preamble.';
