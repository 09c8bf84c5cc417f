import { parseEntity } from '../../entities/entity.ts';
import { isPlainObject } from '../../entities/json.ts';
import { isStated, parseRule } from '../../entities/parse-rule.ts';
import { exportedValue } from '../../source-code/static-value.ts';
import type { AppFacts } from '../app-facts.ts';
import { lineAt, type Problem } from '../problem.ts';

/** Entities whose file cannot be used, and rules of access that let nobody in because they are not understood. */
export function entityFileProblems({ files, entities, tools }: AppFacts): Problem[] {
  return [...entities].flatMap(([name, entity]) => {
    const file = `entities/${name}.json`;
    const code = files.get(file)!;
    const parsed = entity ? null : parseEntity(name, code);
    if (parsed?.ok === false) return [unusable(file, code, parsed.message, asJson(code, tools.parse))];
    return entity ? rulesThatFail(file, code, entity) : [];
  });
}

function unusable(file: string, code: string, message: string, json: string | null): Problem {
  const base = { kind: 'entity' as const, severity: 'error' as const, file, line: null, message };
  if (json === null) return base;
  const edits = [{ file, start: 0, end: code.length, text: json }];
  return { ...base, fix: { edits, told: `Wrote ${file} as JSON.` } };
}

/** What was written as an object of JavaScript: simple quotation marks, names without any, remarks, commas at the end. */
function asJson(code: string, parse: AppFacts['tools']['parse']): string | null {
  const { program, errors } = parse('entity.js', `export default (${code.trim().replace(/;$/, '')}\n);`);
  const value = program && errors.length === 0 ? exportedValue(program) : null;
  if (!isPlainObject(value)) return null;
  const json = `${JSON.stringify(value, null, 2)}\n`;
  return parseEntity('Entity', json).ok ? json : null;
}

type Used = NonNullable<AppFacts['entities'] extends ReadonlyMap<string, infer E> ? E : never>;

function rulesThatFail(file: string, code: string, { name, properties, schema }: Used): Problem[] {
  const { rls } = schema;
  if (!isPlainObject(rls)) return [];
  return Object.entries(rls).flatMap(([verb, rule]): Problem[] => {
    const isUnderstood = !isStated(rule) || typeof rule === 'boolean' || parseRule(properties, rule).op !== 'nobody';
    if (isUnderstood) return [];
    const at = code.indexOf(`"${verb}"`, code.indexOf('"rls"'));
    const message = `The rule of ${name} for “${verb}” is not understood, or asks for a field that is not there, so nobody may.`;
    return [{ kind: 'access-rule', severity: 'error', file, line: at < 0 ? null : lineAt(code, at), message }];
  });
}
