import { openPreviewSession } from './preview.requests.ts';
import { entryUrl } from './preview-url.ts';

/** Opens the app at a path in a tab of its own, which has to be there within the click; its address follows when the server gave one. */
export async function openPreviewTab(appId: string, path: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return;
  tab.opener = null;
  const session = await openPreviewSession(appId).catch(() => null);
  if (session) tab.location.href = entryUrl(session.url, path);
  else tab.close();
}
