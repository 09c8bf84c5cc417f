import type { ToolPage } from './tool-page.ts';

/** What the server puts into the page of a tool. */
export type ToolPageData = {
  appId: string;
  tool: ToolPage;
  token: string | null;
  isPreview: boolean;
  signInUrl: string | null;
  /** In the preview: the origin of the builder, which may show the page in a frame and change what it shows. */
  builderOrigin: string | null;
  /** The result of somebody else that the page shows instead of the form. */
  shareKey: string | null;
  /** A page of another site shows this one. */
  isEmbedded: boolean;
  /** Where the calls go; without it to the page's own host. */
  serverUrl?: string;
  /** The tool is a part of a page of its app, which has a heading, an address and a theme of its own. */
  isPart?: boolean;
};
