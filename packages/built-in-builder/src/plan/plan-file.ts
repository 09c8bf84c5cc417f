import type { AppPlan } from './plan.ts';

export const planPath = 'services/app-plan.js';

const head = `// What Whittle's built-in builder knows about this app: it reads this file to make the next change.
// No page uses it. Ask in the chat for changes; a model that is connected later does not need it.
export default `;

const lineWidth = 110;

/** The plan as a module of the app, a part per line, so that a later change touches few lines. */
export const writePlan = (plan: AppPlan): string => `${head}${print(plan, '')};`;

function print(value: unknown, indent: string): string {
  const flat = printFlat(value);
  if (flat.length + indent.length <= lineWidth || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => `${deeper}${print(item, deeper)},\n`).join('')}${indent}]`;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{\n${parts.map(([key, part]) => `${deeper}"${key}": ${print(part, deeper)},\n`).join('')}${indent}}`;
}

function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return parts.length === 0 ? '{}' : `{ ${parts.map(([key, part]) => `"${key}": ${printFlat(part)}`).join(', ')} }`;
}

/** Null when there is no plan, or when it was changed by hand into something that is not one. */
export function readPlan(files: ReadonlyMap<string, string>): AppPlan | null {
  const text = files.get(planPath);
  if (!text) return null;
  const start = text.indexOf('export default ');
  if (start < 0) return null;
  const json = text
    .slice(start + 'export default '.length)
    .replace(/;\s*$/, '')
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part[0] === '"' ? part : ''));
  try {
    const plan: unknown = JSON.parse(json);
    return isPlan(plan) ? plan : null;
  } catch {
    return null;
  }
}

/** The parts that every use of a plan relies on; the rest was written by this builder. */
function isPlan(value: unknown): value is AppPlan {
  if (typeof value !== 'object' || value === null) return false;
  const plan = value as Partial<AppPlan>;
  return (
    typeof plan.name === 'string' &&
    typeof plan.look === 'object' &&
    Array.isArray(plan.pages) &&
    plan.pages.every((page) => typeof page?.name === 'string' && typeof page.archetype === 'string') &&
    Array.isArray(plan.entities) &&
    plan.entities.every((entity) => typeof entity?.name === 'string' && Array.isArray(entity.fields))
  );
}
