import type { ToolPage } from './tool-page.ts';

/** A tool as it is being edited, as its page shows it. */
export type ToolDraft = {
  tool: Omit<ToolPage, 'left' | 'needsModel' | 'hasPlaces'>;
  /** CSS variables of the page's colours. */
  variables: Record<string, string>;
};

/**
 * What the builder tells the page of a tool in its preview: the tool as it is being edited, and what to fill in where
 * nothing is filled in yet. The page answers with `tool_values` (contract/preview.ts).
 */
export type ToolFrameOrder = { type: 'tool_draft'; draft: ToolDraft; values: Record<string, unknown> };
