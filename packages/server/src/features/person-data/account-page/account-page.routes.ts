import { languageCookie, pickLanguage, wantedLanguages } from '@whittle/domain/languages/languages';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../../../adapters/database/database.ts';
import type { Config } from '../../../config/config.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import type { MembersGate } from '../../../core/memberships/members-gate.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import type { AppPerson } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import { findPerson } from '../person-data.store.ts';
import { accountPage, accountPagePolicy } from './account-page.ts';
import { accountPageTexts } from './account-page.texts.ts';

type Deps = {
  db: Database;
  config: Config;
  publishing: Pick<Publications, 'publicationOf'>;
  membersGate: MembersGate;
  findAppBySlug(slug: string): Promise<App | null>;
  /** Whoever the cookie of the app's pages names. */
  signedIn(c: Context<AppEnv>, appId: string): Promise<{ token: string; person: AppPerson } | null>;
};

const path = '/_whittle/account';

/** `/_whittle/account` of a published app, where no page of the app can stand: about whoever is signed in (USER-17). */
export function accountPageRoutes({ db, config, publishing, membersGate, findAppBySlug, signedIn }: Deps) {
  const policy = accountPagePolicy(config.builderOrigin);
  return new Hono<AppEnv>().get(path, async (c, next) => {
    const { host } = c.env;
    const app = host.kind === 'published' ? await findAppBySlug(host.slug) : null;
    const publication = app && (await publishing.publicationOf(app));
    if (!app || !publication) return next();
    const holder = await signedIn(c, app.id);
    const row = holder && (await findPerson(db, app.id, holder.person.id));
    if (!holder || !row) {
      return c.redirect(`/apps/${app.id}/login?${new URLSearchParams({ nextUrl: path }).toString()}`);
    }
    const { token } = holder;
    // As they are now: what a session knows of a person may be seconds old.
    const person = { ...holder.person, email: row.email, fullName: row.fullName };
    const wanted = wantedLanguages(c.req.header('accept-language'));
    const html = accountPage({
      ...{ publication, app, person, token, consent: row.consent, hasPassword: row.hasPassword },
      isMember: app.isForMembers ? await membersGate.mayEnter(app, person) : null,
      url: publishedOrigin(config, app) + path,
      ...accountPageTexts(pickLanguage(getCookie(c, languageCookie), wanted)),
    });
    return c.html(html, 200, {
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      vary: 'accept-language, cookie',
    });
  });
}
