import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../http/inline-json.ts';
import { docsStyle } from './docs-style.ts';
import type { OpenApiDocument, Operation } from './open-api.ts';
import { typeText } from './type-text.ts';

const script = readFileSync(new URL('./docs-script.js', import.meta.url), 'utf8');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its one script and one stylesheet, by their hashes, and nothing else: nothing is loaded. */
export const docsPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(docsStyle)}`,
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Entry = { method: string; path: string; operation: Operation };

/** The document as a page: calls by topic, with who may, what is sent and answered, and how it fails. */
export function docsPage({ openapi, info, paths, tags, components }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Entry => ({ method: method.toUpperCase(), path, operation })),
  );
  const topics = tags.map(({ name }) => {
    const own = entries.filter(({ operation }) => operation.tags.includes(name));
    return own.length === 0 ? '' : section(name, own.map(call).join('\n'));
  });
  const parts = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${idOf(name)}" data-words="${escapeHtml(name.toLowerCase())}"><summary><span class="method">type</span><code>${escapeHtml(name)}</code></summary><div class="body"><h3>Shape</h3>${shape(typeText(schema))}</div></details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)} API</title>
<style>${docsStyle}</style>
</head>
<body>
<nav aria-label="Topics"><details class="topics" open><summary>Topics</summary>${tags.map(({ name }) => `<a href="#${idOf(name)}">${escapeHtml(name)}</a>`).join('')}<a href="#shared-types">Shared types</a></details></nav>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)}</p>
<p>${entries.length} calls. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${escapeHtml(openapi)}).</p>
<div class="search" role="search"><input type="search" aria-label="Search calls" placeholder="Search: path, words, error code" autocomplete="off"><output></output></div>
<p class="none" hidden>No call matches. Search for a part of its path, a word of its summary or an error code.</p>
${topics.join('\n')}
${section('Shared types', parts.join('\n'))}
</main>
<script>${script}</script>
</body>
</html>`;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const section = (name: string, content: string) =>
  `<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${escapeHtml(name)}</h2>\n${content}</section>`;

function call({ method, path, operation }: Entry): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const words = [method, path, summary, description, ...failures.map(([, { description: text }]) => text)];
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Body (${escapeHtml(type)})</h3>${shape(typeText(schema))}`,
  );
  return `<details id="${operationId}" data-words="${escapeHtml(words.join(' ').toLowerCase())}">
<summary><span class="method">${method}</span><code>${escapeHtml(path)}</code><span class="what">${escapeHtml(summary)}</span></summary>
<div class="body">
<h3>Who may call</h3>${description
    .split('\n\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}
${parameterList('In the path', parameters, 'path')}${parameterList('In the query', parameters, 'query')}
${body.join('')}
${answers.map(answer).join('')}
${failures.length === 0 ? '' : `<h3>Failures</h3><dl>${failures.flatMap(failureRows).join('')}</dl>`}
</div></details>`;
}

function parameterList(title: string, parameters: Operation['parameters'], place: 'path' | 'query'): string {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return '';
  const rows = own.map(
    ({ name, required, schema }) =>
      `<dt><code>${escapeHtml(name)}${required ? '' : '?'}</code></dt><dd><code>${escapeHtml(typeText(schema))}</code></dd>`,
  );
  return `<h3>${title}</h3><dl>${rows.join('')}</dl>`;
}

function answer([status, { content = {} }]: [string, Operation['responses'][string]]): string {
  const kinds = Object.entries(content);
  if (kinds.length === 0) return `<h3>Answer ${status}</h3><p>Nothing.</p>`;
  return kinds
    .map(([type, { schema }]) => `<h3>Answer ${status} (${escapeHtml(type)})</h3>${shape(typeText(schema))}`)
    .join('');
}

/** A line of a description is `code: sentence`. */
const failureRows = ([status, { description }]: [string, { description: string }]) =>
  description.split('\n').map((line) => {
    const [, code = line, sentence = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return `<dt><code>${status} ${escapeHtml(code)}</code></dt><dd>${escapeHtml(sentence)}</dd>`;
  });

const shape = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
