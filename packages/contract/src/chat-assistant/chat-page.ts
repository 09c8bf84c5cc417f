/** What the server puts into the page of an app's chat assistant (CHATA-14). */
export type ChatPageData = {
  appId: string;
  appName: string;
  welcome: string;
  token: string | null;
  signInUrl: string | null;
  isPreview: boolean;
  /** In a bubble of another page, which shows its own way to close it. */
  isEmbedded: boolean;
  /** Whether no model is connected, so that passages are quoted. */
  quotesOnly: boolean;
};
