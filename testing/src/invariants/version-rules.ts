import type { AppState } from './app-state.ts';

/** Versions: each whole, each in one line with the others, and named only by what is there. */
export function* versionViolations({ versions, messages, blobs, ...app }: AppState): Generator<string> {
  const ids = new Set(versions.map(({ id }) => id));
  const messageIds = new Set(messages.map(({ id }) => id));
  const newest = versions.at(-1)?.id ?? null;
  if (app.latestVersionId !== newest) yield `the newest version is ${newest}, the head is ${app.latestVersionId}`;
  if (app.publishedVersionId !== null && !ids.has(app.publishedVersionId)) yield 'the published version is gone';
  for (const { id, messageId, manifest, restore } of versions) {
    if (messageId !== null && !messageIds.has(messageId))
      yield `version ${id} belongs to message ${messageId}, which is gone`;
    for (const [path, hash] of Object.entries(manifest)) {
      if (!blobs.has(hash)) yield `${path} of version ${id} has no content`;
      else if (blobs.get(hash) !== hash) yield `${path} of version ${id} has the content of something else`;
    }
    if (!restore) continue;
    const before = versions[versions.findIndex((version) => version.id === id) - 1];
    const from = versions.find((version) => version.id === restore.from);
    if (restore.before.versionId !== before?.id) yield `version ${id} does not know which version it replaced`;
    if (!messageIds.has(restore.before.messageId)) yield `version ${id} replaced a conversation that is gone`;
    if (JSON.stringify(sorted(from?.manifest)) !== JSON.stringify(sorted(manifest)))
      yield `version ${id} has other files than ${restore.from}, which it restored`;
  }
}

const sorted = (manifest: Record<string, string> = {}) => Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
