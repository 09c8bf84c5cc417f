import { isPlainObject } from '@whittle/domain/entities/json';
import { readJsonc } from '@whittle/domain/source-code/jsonc';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

type Ask = (prompt: string, system: string) => Promise<string>;
export type JsonSchema = Record<string, unknown>;

const system =
  'You answer inside an app that reads your answer by program. Answer with one JSON value that fits this JSON Schema, and with nothing else.';

/** Asks for a value that fits `schema`, and once more when it does not. Throws `model-refused` after that. */
export async function askForJson(ask: Ask, prompt: string, schema: JsonSchema): Promise<unknown> {
  const read = createJsonReader(schema);
  const order = `${system}\n${JSON.stringify(schema)}`;
  const first = read(await ask(prompt, order));
  if (first.ok) return first.value;
  const again = read(await ask(`${prompt}\n\nYour last answer did not fit the schema: ${first.message}`, order));
  if (again.ok) return again.value;
  throw new AppError('model-refused', { message: `The model's answer does not match the schema: ${again.message}` });
}

export type ReadJson = { ok: true; value: unknown } | { ok: false; message: string };

/** Reads an answer by the schema. Keywords that are not understood are left to the model. */
export function createJsonReader(schema: JsonSchema): (answer: string) => ReadJson {
  const fits = createFits(schema);
  return (answer) => {
    const parsed = readJsonc(withoutFence(answer));
    if (!parsed.ok) return parsed;
    const problem = fits(parsed.value);
    return problem === null ? { ok: true, value: parsed.value } : { ok: false, message: problem };
  };
}

/** Why a value does not fit, or null. */
export function createFits(schema: JsonSchema): (value: unknown) => string | null {
  const check = toCheck(schema);
  const needsObject = schema['type'] === 'object' || 'properties' in schema;
  return (value) => {
    const result = check?.safeParse(value);
    if (result && !result.success) return z.prettifyError(result.error).slice(0, 1_000);
    return needsObject && !isPlainObject(value) ? 'It is no object.' : null;
  };
}

function toCheck(schema: JsonSchema): z.ZodType | null {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    return null;
  }
}

const withoutFence = (answer: string): string =>
  /```(?:json)?\s*\n([\s\S]*?)\n?```/i.exec(answer)?.[1] ?? answer.trim();
