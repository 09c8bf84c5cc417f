import type { ToolPage } from '@whittle/contract/tools/tool-page';

/** What the server puts into the page of a tool. */
export type ToolPageData = {
  appId: string;
  tool: ToolPage;
  token: string | null;
  isPreview: boolean;
  signInUrl: string | null;
  /** In the preview: the origin of the builder, which may show the page in a frame and change what it shows. */
  builderOrigin: string | null;
};

export function readPageData(): ToolPageData {
  return JSON.parse(document.getElementById('tool-data')!.textContent) as ToolPageData;
}
