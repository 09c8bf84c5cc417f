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
  /** Where the calls go; without it to the page's own host. */
  serverUrl?: string;
  /** The tool is a part of a page of its app, which has a heading, an address and a theme of its own. */
  isPart?: boolean;
};

/** Where the tool has a page of its own. */
export const pageAddress = ({ serverUrl, tool }: Pick<ToolPageData, 'serverUrl' | 'tool'>): string =>
  `${serverUrl ?? location.origin}/tool/${tool.path}`;

export function readPageData(): ToolPageData {
  return JSON.parse(document.getElementById('tool-data')!.textContent) as ToolPageData;
}
