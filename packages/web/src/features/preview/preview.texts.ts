export const previewTexts = {
  /** PREV-01 */
  title: 'App Preview',
  emptyTitle: 'Your app appears here',
  emptyText: 'The first page shows as soon as it is written.',
  openFailed: 'The preview could not be opened.',
  retry: 'Retry',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  newTab: 'Open in a new tab',
  popupBlocked: 'The browser blocked the new tab. Allow pop-ups for this page.',
  page: 'Page',
  pages: 'Pages of the app',
  goToPath: 'Go to a path',
  path: 'Path',
  go: 'Go',
  viewport: 'Viewport',
  viewports: { desktop: 'Desktop', tablet: 'Tablet, 768 x 1024', mobile: 'Mobile, 375 x 667' },
};
