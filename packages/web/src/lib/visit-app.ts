/**
 * Opens the published app in a new window by way of the server, which signs its owner in there. The app's own address
 * alone would show the owner the sign-in page, where no password of theirs fits.
 */
export function visitApp(appId: string): void {
  window.open(`/api/apps/${appId}/open`, '_blank', 'noopener');
}
