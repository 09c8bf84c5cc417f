/** What a prompt refers to: a value by its field's id, or what an earlier stage answered. */
export type PromptReference = { kind: 'field' | 'stage'; id: string };

const referencePattern = /\{\{\s*(?:(stage):)?\s*([a-z][a-z0-9_]{0,39})\s*\}\}/g;

export const promptReferences = (prompt: string): PromptReference[] =>
  [...prompt.matchAll(referencePattern)].map(([, stage, id]) => ({ kind: stage ? 'stage' : 'field', id: id! }));

/** The prompt with every reference replaced by what `valueOf` gives for it. */
export const fillReferences = (prompt: string, valueOf: (reference: PromptReference) => string): string =>
  prompt.replaceAll(referencePattern, (_, stage: string | undefined, id: string) =>
    valueOf({ kind: stage ? 'stage' : 'field', id }),
  );
