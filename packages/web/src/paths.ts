/** What the sign-in screen shows; without one it asks for email and password. */
export const loginViews = ['new', 'code', 'forgot'] as const;
export type LoginView = (typeof loginViews)[number];

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
};

/** Every address of the builder's interface: the pattern for the router and the function that builds the link. */
export const paths = {
  root: { pattern: '/', to: () => '/' },
  home: { pattern: '/home', to: () => '/home' },
  login: {
    pattern: '/login',
    to: (redirectTo?: string, view?: LoginView) => withQuery('/login', { view, redirectTo }),
  },
  /** `appName` is shown as text. Rule: ROUTE-01. */
  verifyEmail: {
    pattern: '/auth/verifyEmail',
    to: (continueUrl?: string) => withQuery('/auth/verifyEmail', { continueUrl, appName: 'Whittle' }),
  },
  /** Where links of mails and the way back from Google end. */
  authHandler: { pattern: '/auth/handler', to: () => '/auth/handler' },
  logout: { pattern: '/logout', to: () => '/logout' },
  sample: { pattern: '/samples/:sampleId', to: (sampleId: string) => `/samples/${sampleId}` },
  template: { pattern: '/templates/:templateId', to: (templateId: string) => `/templates/${templateId}` },
  /** Where the invite link of an app leads that somebody is to take over. */
  claim: { pattern: '/claim', to: () => '/claim' },
  import: { pattern: '/import/:importId', to: (importId: string) => `/import/${importId}` },
  settings: { pattern: '/settings', to: () => '/settings' },
  /** Plans to choose from. A payment leads back to it, with a `sale_id`. Rule: ROUTE-01. */
  joinPlan: { pattern: '/joinPlan', to: () => '/joinPlan' },
  adminPlans: { pattern: '/admin/plans', to: () => '/admin/plans' },
  /** `everybody`: the bill of the whole installation, for its admins. `from`: its first day. */
  spending: {
    pattern: '/spending',
    to: (of?: 'everybody', from?: string) => withQuery('/spending', { of, from }),
  },
  adminOverview: { pattern: '/admin', to: () => '/admin' },
  /** The repair lab of any app. */
  adminLab: { pattern: '/admin/lab/:appId', to: (appId: string) => `/admin/lab/${appId}` },
  adminChecks: { pattern: '/admin/checks', to: () => '/admin/checks' },
  adminBatches: {
    pattern: '/admin/batch/:batchId?',
    to: (batchId?: string) => (batchId ? `/admin/batch/${batchId}` : '/admin/batch'),
  },
  adminMail: {
    pattern: '/admin/mail/:mailId?',
    to: (mailId?: string) => (mailId ? `/admin/mail/${mailId}` : '/admin/mail'),
  },
  adminAudit: { pattern: '/admin/audit', to: () => '/admin/audit' },
  help: { pattern: '/help/:article', to: (article: string) => `/help/${article}` },
  /** Leads the owner of a published app into it, signed in there as here. */
  openApp: { pattern: '/open/:appId', to: (appId: string) => `/open/${appId}` },
  unauthorized: { pattern: '/error/unauthorized', to: () => '/error/unauthorized' },
  /** The AI tools of an app. In small letters only, since a page of an app may be called Tools. */
  tools: { pattern: '/build/app/:appId/tools', to: (appId: string) => `/build/app/${appId}/tools` },
  tool: {
    pattern: '/build/app/:appId/tool/:toolId',
    to: (appId: string, toolId: string) => `/build/app/${appId}/tool/${toolId}`,
  },
  analytics: { pattern: '/analytics/app/:appId', to: (appId: string) => `/analytics/app/${appId}` },
  /** One pattern for the app and its pages, so that a page change in the preview does not mount the screen again. */
  app: {
    pattern: '/build/app/:appId/:pageName?',
    to: (appId: string, pageName?: string | null) =>
      pageName ? `/build/app/${appId}/${encodeURIComponent(pageName)}` : `/build/app/${appId}`,
  },
} as const;
