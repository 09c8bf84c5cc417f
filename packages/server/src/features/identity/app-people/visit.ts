import type { Seen } from '../../../core/analytics/visitor-ids.ts';
import type { CalledApp, Channel } from '../../../http/app-caller.ts';
import type { Config } from '../../../config/config.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import type { MailBrand } from '../../../core/mail/mail-template.ts';
import type { Origin } from '../sign-in/pool.ts';

/** One attempt to get into an app: which app, on which of its hosts, and from where; `seen` as analytics count it. */
export type Visit = Origin & { app: CalledApp; channel: Channel; seen?: Seen | null };

type Hosts = Pick<Config, 'appsHost' | 'appsScheme'>;

/** Mails to an app's people are sent in the app's own name. */
export const brandOf = (config: Hosts, app: CalledApp): MailBrand => ({
  appId: app.id,
  name: app.name,
  accentColor: app.accentColor,
  homeUrl: publishedOrigin(config, app),
});

/** The app's sign-in page, opened at what a mail's link is for. Built from the configuration, never from a request. */
export const signInLink = (
  config: Hosts,
  app: CalledApp,
  query: Partial<Record<'link' | 'verify' | 'reset' | 'invitation' | 'problem' | 'nextUrl', string>>,
): string => `${publishedOrigin(config, app)}/login?${new URLSearchParams(query).toString()}`;
