import type { Database } from '@whittle/server/adapters/database/database';
import { type ReadAsOwner, readAppState } from './invariants/app-state.ts';
import { conversationViolations, idleViolations } from './invariants/conversation-rules.ts';
import { dataViolations } from './invariants/data-rules.ts';
import { versionViolations } from './invariants/version-rules.ts';

type Bundle = { versionId: string | null };
type Files = { versionId: string | null; files: { path: string; content: string }[] };

/**
 * What must be true of every app at every moment at which nothing runs in it, whatever was done to it before: files, chat,
 * versions and records agree, and every way of looking at them tells the same. Answers a sentence per violation.
 */
export async function invariantViolations(
  sql: Database['$client'],
  appId: string,
  read: ReadAsOwner,
): Promise<string[]> {
  const state = await readAppState(sql, appId, read);
  const violations = [...versionViolations(state), ...conversationViolations(state), ...idleViolations(state)];
  for await (const violation of dataViolations(sql, appId, read)) violations.push(violation);

  const { latestVersionId } = state;
  if (latestVersionId === null) return violations;
  const files = await read<Files>(`/api/apps/${appId}/versions/latest/files`);
  const stored = Object.keys(state.versions.at(-1)?.manifest ?? {});
  if (files.versionId !== latestVersionId || files.files.length !== stored.length)
    violations.push('the editor shows other files than the head has');
  const bundle = await read<Bundle>(`/runtime/bundle?appId=${appId}&versionId=${latestVersionId}`);
  if (bundle.versionId !== latestVersionId) violations.push(`the running app is version ${bundle.versionId}`);
  return violations;
}
