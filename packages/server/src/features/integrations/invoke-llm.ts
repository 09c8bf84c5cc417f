import { isObject, parseLenientJson } from '@whittle/domain/chat/lenient-json';
import { z } from 'zod';
import type { LanguageModels } from '../../adapters/language-model/language-model.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { parseInput } from '../../http/validation.ts';
import { askModel } from '../models/ask-model.ts';
import { takeOwnersShare } from './owners-share.ts';
import type { IntegrationInput } from './read-input.ts';

const inputSchema = z.looseObject({
  prompt: z.string().min(1, 'is missing').max(100_000, 'is too long'),
  response_json_schema: z.record(z.string(), z.unknown()).nullish(),
  file_urls: z.union([z.string(), z.array(z.string())]).nullish(),
});

const timeoutMs = 120_000;
const limits = { perMinute: 20, perMinuteOfVisitor: 5, perDayOfApp: 2_000 };

type Deps = { models: LanguageModels; rateLimits: RateLimits };

/**
 * Asks the connected model for a text, or for a value that fits `response_json_schema`; such an answer is checked and
 * asked for once more when it does not fit. The app's owner pays for it, so calls are limited.
 */
export function createInvokeLlm({ models, rateLimits }: Deps) {
  const ask = (prompt: string, system: string) => askModel(models, { system, prompt }, { timeoutMs });

  return async (caller: AppCaller, input: IntegrationInput, address: string): Promise<unknown> => {
    const { prompt, response_json_schema: schema, file_urls: files } = parseInput(inputSchema, input);
    if ([files ?? []].flat().length > 0) throw new AppError('files-not-read');
    await takeOwnersShare(rateLimits, { call: 'llm', caller, address, limits });
    if (!schema || Object.keys(schema).length === 0) return (await ask(prompt, textSystem)).trim();
    const system = `${jsonSystem}\n${JSON.stringify(schema)}`;
    const read = reader(schema);
    const first = read(await ask(prompt, system));
    if (first.ok) return first.value;
    const again = read(await ask(`${prompt}\n\nYour last answer did not fit the schema: ${first.message}`, system));
    if (again.ok) return again.value;
    throw new AppError('model-refused', { message: `The model's answer does not fit the schema: ${again.message}` });
  };
}

const textSystem = 'You answer inside an app. Answer what is asked, without any preamble.';
const jsonSystem =
  'You answer inside an app that reads your answer by program. Answer with one JSON value that fits this JSON Schema, and with nothing else.';

type Read = { ok: true; value: unknown } | { ok: false; message: string };

/** Reads an answer by the schema. Keywords that are not understood are left to the model. */
function reader(schema: Record<string, unknown>): (answer: string) => Read {
  const check = toCheck(schema);
  return (answer) => {
    const parsed = parseLenientJson(withoutFence(answer));
    if (!parsed.ok) return parsed;
    const result = check?.safeParse(parsed.value);
    if (result && !result.success) return { ok: false, message: z.prettifyError(result.error).slice(0, 1_000) };
    const needsObject = schema['type'] === 'object' || 'properties' in schema;
    return needsObject && !isObject(parsed.value)
      ? { ok: false, message: 'It is no object.' }
      : { ok: true, value: parsed.value };
  };
}

function toCheck(schema: Record<string, unknown>): z.ZodType | null {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    return null;
  }
}

const withoutFence = (answer: string): string =>
  /```(?:json)?\s*\n([\s\S]*?)\n?```/i.exec(answer)?.[1] ?? answer.trim();
