import { z } from 'zod';
import { toolDetailsSchema } from '@whittle/contract/tools/calls';
import { toolDocumentSchema } from '@whittle/contract/tools/tool-document';
import { readStored, storedKeys, writeStored } from '../../../lib/storage.ts';
import type { KeptDraft } from './tool-draft.ts';

const keptSchema = z.object({ document: toolDocumentSchema, base: toolDetailsSchema });
/** Two windows keep their drafts apart. */
const windowId = Math.random().toString(36).slice(2);
const prefixOf = (appId: string, toolId: string) => `whittle.tool-draft.${appId}.${toolId}.`;

export const keepDraft = (appId: string, toolId: string, draft: KeptDraft | null): void =>
  writeStored(`${prefixOf(appId, toolId)}${windowId}`, draft === null ? null : JSON.stringify(draft));

/** A draft that a window left unsaved, taken out of storage; null when there is none. */
export function takeKeptDraft(appId: string, toolId: string): KeptDraft | null {
  for (const key of storedKeys(prefixOf(appId, toolId))) {
    const text = readStored(key);
    writeStored(key, null);
    const kept = keptSchema.safeParse(parsed(text));
    if (kept.success) return kept.data;
  }
  return null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
