import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { ToolDraft } from '@whittle/contract/tools/tool-frame';
import { isFromTemplate } from './block-sources.ts';
import { withOwnInput } from './own-input.ts';
import { pageColours } from './page-colours.ts';

/** What the page of a tool shows of its document; never what it asks a model. */
export const pageOfTool = (document: ToolDocument, path: string): ToolDraft['tool'] => {
  const { id, title, imageUrl, texts, style, steps, fields, settings } = withOwnInput(document);
  const blocks = document.blocks.map((block) => ({
    ...{ id: block.id, type: block.type, title: block.title, required: block.required },
    isTemplate: isFromTemplate(block),
  }));
  return {
    ...{ id, title, imageUrl, texts, style, steps, fields, path, blocks },
    userCanEditResults: settings.userCanEditResults,
  };
};

/** The same with its colours, for a page that follows the document while it is edited. */
export const draftOfTool = (document: ToolDocument, path: string): ToolDraft => ({
  tool: pageOfTool(document, path),
  variables: pageColours(document.style),
});

/** Values that show a form at work: its first example. */
export const sampleValues = (document: ToolDocument): Record<string, unknown> => {
  const { texts, fields } = withOwnInput(document);
  const known = new Set(fields.map(({ id }) => id));
  const values = texts.examples[0]?.values ?? {};
  return Object.fromEntries(Object.entries(values).filter(([id]) => known.has(id)));
};
