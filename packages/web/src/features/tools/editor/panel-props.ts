import type { ToolDocument, ToolSettings, ToolStyle, ToolTexts } from '@whittle/contract/tools/tool-document';
import type { HowChanged } from '../draft/tool-draft.ts';

export type ChangeTool = (next: (tool: ToolDocument) => ToolDocument, how?: HowChanged) => void;

/** What every panel of the editor gets: the document as it is being edited, and the way to change it. */
export type PanelProps = { appId: string; tool: ToolDocument; change: ChangeTool };

/** What somebody filled into the preview, by field id. */
export type SampleInputs = Readonly<Record<string, unknown>>;

export const withTexts =
  (patch: Partial<ToolTexts>) =>
  (tool: ToolDocument): ToolDocument => ({ ...tool, texts: { ...tool.texts, ...patch } });
export const withStyle =
  (patch: Partial<ToolStyle>) =>
  (tool: ToolDocument): ToolDocument => ({ ...tool, style: { ...tool.style, ...patch } });
export const withSettings =
  (patch: Partial<ToolSettings>) =>
  (tool: ToolDocument): ToolDocument => ({ ...tool, settings: { ...tool.settings, ...patch } });

/** The list with one item changed. */
export const withItem = <T extends { id: string }>(items: readonly T[], id: string, patch: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...patch } : item));

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, items[from]!);
}
