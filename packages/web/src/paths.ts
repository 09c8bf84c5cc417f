/** Every address of the builder's interface: the pattern for the router and the function that builds the link. */
export const paths = {
  root: { pattern: '/', to: () => '/' },
  home: { pattern: '/home', to: () => '/home' },
  login: {
    pattern: '/login',
    to: (redirectTo?: string) => (redirectTo ? `/login?redirectTo=${encodeURIComponent(redirectTo)}` : '/login'),
  },
  logout: { pattern: '/logout', to: () => '/logout' },
  settings: { pattern: '/settings', to: () => '/settings' },
  adminMail: {
    pattern: '/admin/mail/:mailId?',
    to: (mailId?: string) => (mailId ? `/admin/mail/${mailId}` : '/admin/mail'),
  },
  adminAudit: { pattern: '/admin/audit', to: () => '/admin/audit' },
  help: { pattern: '/help/:article', to: (article: string) => `/help/${article}` },
  unauthorized: { pattern: '/error/unauthorized', to: () => '/error/unauthorized' },
  /** One pattern for the app and its pages, so that a page change in the preview does not mount the screen again. */
  app: {
    pattern: '/build/app/:appId/:pageName?',
    to: (appId: string, pageName?: string | null) =>
      pageName ? `/build/app/${appId}/${encodeURIComponent(pageName)}` : `/build/app/${appId}`,
  },
} as const;
