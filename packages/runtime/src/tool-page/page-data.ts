import type { ToolPage } from '@whittle/contract/tools/tool-page';

/** What the server puts into the page of a tool. */
export type ToolPageData = {
  appId: string;
  tool: ToolPage;
  token: string | null;
  isPreview: boolean;
  signInUrl: string | null;
};

export function readPageData(): ToolPageData {
  return JSON.parse(document.getElementById('tool-data')!.textContent) as ToolPageData;
}
