import { languageCookie, pickLanguage, wantedLanguages } from '@whittle/domain/languages/languages';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../../config/config.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { MembersGate } from '../../core/memberships/members-gate.ts';
import type { Publications } from '../../core/publications/publication.ts';
import type { AppPerson } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { joinPage, joinPolicy } from './join-page.ts';
import { joinTexts } from './join-page.texts.ts';
import type { OwnMemberships } from './own-membership.ts';

type Deps = {
  config: Config;
  publishing: Pick<Publications, 'publicationOf'>;
  ownMemberships: Pick<OwnMemberships, 'isConfirmed' | 'offerOf'>;
  membersGate: MembersGate;
  findAppBySlug(slug: string): Promise<App | null>;
  /** Whoever the cookie of the app's pages names. */
  signedIn(c: Context<AppEnv>, appId: string): Promise<{ token: string; person: AppPerson } | null>;
};

/** `/joinPlan` of a published app that is for members: sign in first, buy, and go where one wanted to. */
export function joinPageRoutes(deps: Deps) {
  const { config, publishing, ownMemberships, membersGate, findAppBySlug, signedIn } = deps;
  const policy = joinPolicy(config.builderOrigin);
  return new Hono<AppEnv>().get('/joinPlan', async (c, next) => {
    const { host } = c.env;
    const app = host.kind === 'published' ? await findAppBySlug(host.slug) : null;
    const publication = app && (await publishing.publicationOf(app));
    if (!app?.isForMembers || !publication) return next();
    const origin = publishedOrigin(config, app);
    const wish = sameOriginPath(c.req.query('nextUrl'), origin);
    const to = /^\/joinPlan(?:[/?#]|$)/i.test(wish) ? '/' : wish;
    const holder = await signedIn(c, app.id);
    if (!holder) {
      const here = `/joinPlan?${new URLSearchParams({ nextUrl: to }).toString()}`;
      return c.redirect(`/apps/${app.id}/login?${new URLSearchParams({ nextUrl: here }).toString()}`);
    }
    if (await membersGate.mayEnter(app, holder.person)) return c.redirect(to);
    const { token, person } = holder;
    const offer = await ownMemberships.offerOf(app, person);
    const isConfirmed = await ownMemberships.isConfirmed(app, person);
    const spoken = wantedLanguages(c.req.header('accept-language'));
    return c.html(
      joinPage({
        ...joinTexts(pickLanguage(getCookie(c, languageCookie), spoken)),
        publication,
        app,
        offer,
        email: person.email,
        isConfirmed,
        token,
        next: to,
        url: `${origin}/joinPlan`,
      }),
      200,
      {
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        vary: 'accept-language, cookie',
      },
    );
  });
}
