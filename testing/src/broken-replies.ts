import { readdirSync, readFileSync } from 'node:fs';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';

const folder = new URL('../../fixtures/broken-replies/', import.meta.url);

/**
 * A reply that gets something wrong: `fixtures/broken-replies/{name}.md`. Its head says the `kind` of the mistake and what
 * the reply `shows`; behind a line `=== the model, asked again` stands what a model answered when it was told.
 */
export type BrokenReply = { name: string; kind: string; shows: string; text: string; repair: string | null };

export function listBrokenReplies(): BrokenReply[] {
  return readdirSync(folder)
    .filter((file) => /^[^_].*\.md$/.test(file))
    .toSorted()
    .map((file) => readBrokenReply(file.slice(0, -'.md'.length)));
}

function readBrokenReply(name: string): BrokenReply {
  const all = readFileSync(new URL(`${name}.md`, folder), 'utf8');
  const [, kind, shows, body] = /^---\nkind: (.+)\nshows: (.+)\n---\n([\s\S]*)$/.exec(all) ?? [];
  if (kind === undefined || shows === undefined || body === undefined) throw new Error(`${name}.md has no head`);
  const [text = '', repair = null] = body.split(/^=== the model, asked again\n/m);
  return { name, kind, shows, text, repair };
}

/** The files of the small app that every broken reply changes; nothing is wrong with them. */
export function appBeforeBrokenReply(): Record<string, string> {
  const text = readFileSync(new URL('_app.md', folder), 'utf8');
  return Object.fromEntries(applyActions(new Map(), replyActions(parseReply(text, { ended: true }))).files);
}
