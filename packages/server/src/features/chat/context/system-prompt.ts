import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const parts = ['1-role', '2-actions', '3-app', '4-look'];

let text: string | null = null;

/**
 * What every request begins with: the same for all apps and turns, so that providers keep it cached. The kit's own
 * reference is its last part.
 */
export function systemPrompt(): string {
  text ??= [...parts.map((name) => readPart(`./prompt/${name}.md`)), readKitReference()].join('\n\n');
  return text;
}

const readPart = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8').trim();

/** Its tables are aligned for people; a model pays for each of those spaces. */
function readKitReference(): string {
  const reference = readFileSync(fileURLToPath(import.meta.resolve('@whittle/runtime/kit/README.md')), 'utf8');
  return reference
    .trim()
    .replace(/(?<=\|) {2,}| {2,}(?=\|)/g, ' ')
    .replace(/-{4,}/g, '---');
}
