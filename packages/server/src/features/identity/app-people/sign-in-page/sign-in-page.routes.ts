import { allowedQuery } from '@whittle/domain/addresses/allowed-query';
import { takesNewPeople } from '@whittle/domain/publishing/app-access';
import { languageCookie, pickLanguage, wantedLanguages } from '@whittle/domain/languages/languages';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context, Next } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../../../../config/config.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { AppEnv } from '../../../../http/env.ts';
import { publishedOrigin } from '../../../../http/hosts.ts';
import type { App } from '../../../../core/apps/apps.service.ts';
import type { Publications } from '../../../../core/publications/publication.ts';
import type { Invitations } from '../invitations.ts';
import { redirectTargetOf, leavePath } from '../redirect-targets.ts';
import { signInPage, signInPolicy, type SignInView } from './sign-in-page.ts';
import { signInTexts, type SignInTexts } from './sign-in.texts.ts';

type Deps = {
  config: Config;
  publishing: Pick<Publications, 'publicationOf'>;
  invitations: Invitations;
  hasGoogle: boolean;
  findAppBySlug(slug: string): Promise<App | null>;
};

/**
 * ROUTE-04, ROUTE-13: where people get into a published app, on its own host; `/login` is the app's own page where it has
 * one. Links of mails lead here as well: the page asks for one click before it spends what is in them, because mail
 * scanners open links.
 */
export function signInPageRoutes({ config, publishing, invitations, hasGoogle, findAppBySlug }: Deps) {
  const policy = signInPolicy(config.builderOrigin);

  /** An app's own sign-in page knows nothing of what mails and invitations bring. */
  const isForOwnPage = (c: Context<AppEnv>) =>
    !['link', 'verify', 'reset', 'invitation', 'problem'].some((name) => c.req.query(name));

  const showUnlessOwn = async (c: Context<AppEnv>, next: Next) => {
    const { host } = c.env;
    const app = host.kind === 'published' ? await findAppBySlug(host.slug) : null;
    const hasOwn = app !== null && (await publishing.publicationOf(app))?.hasOwnSignIn === true;
    if (!hasOwn || !isForOwnPage(c)) return show(c);
    // Its code may follow what stands in the address, so nothing stands there that leads out of the app.
    const { pathname, search } = new URL(c.req.url);
    const query = allowedQuery(search, publishedOrigin(config, app), app.allowedOrigins);
    const isAllowed = new URLSearchParams(query).size === new URLSearchParams(search).size;
    return isAllowed ? next() : c.redirect(pathname + query);
  };

  const show = async (c: Context<AppEnv>) => {
    const { host } = c.env;
    const app = host.kind === 'published' ? await findAppBySlug(host.slug) : null;
    const publication = app && (await publishing.publicationOf(app));
    if (!app || !publication) throw new AppError('app-not-found');
    const named = c.req.param('appId') ?? c.req.query('app_id');
    if (named !== undefined && named !== app.id) throw new AppError('app-not-found');

    const origin = publishedOrigin(config, app);
    const wish = c.req.query('nextUrl') ?? c.req.query('from_url');
    const elsewhere = redirectTargetOf(wish, app, origin);
    const next = elsewhere === null ? sameOriginPath(wish, origin) : leavePath(elsewhere);
    const { link = '', verify = '', reset = '', invitation: invited = '', problem = '' } = c.req.query();
    const invitation = invited === '' ? null : await invitations.byToken(app.id, invited);
    const wanted: [SignInView, string] | undefined = (
      [
        ['link', link],
        ['verify-link', verify],
        ['reset', reset],
        ['invitation', invitation ? invited : ''],
      ] as const
    ).find(([, token]) => token !== '') as [SignInView, string] | undefined;
    const [view, token] = wanted ?? ['sign-in', ''];
    const spoken = wantedLanguages(c.req.header('accept-language'));
    const { lang, texts } = signInTexts(pickLanguage(getCookie(c, languageCookie), spoken));
    const page = signInPage({
      lang,
      texts,
      publication,
      app,
      view,
      token,
      next: /^\/(?:apps\/[^/]+\/)?login(?:[/?#]|$)/.test(next) ? '/' : next,
      url: origin,
      ownerUrl: `${config.builderOrigin}/open/${app.id}?${new URLSearchParams({ path: next }).toString()}`,
      isOpen: takesNewPeople(app),
      hasGoogle,
      invitation,
      notice: invited !== '' && !invitation ? texts.invitation.gone : problemOf(problem, texts),
    });
    return c.html(page, 200, {
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      vary: 'accept-language, cookie',
    });
  };

  return new Hono<AppEnv>().get('/login', showUnlessOwn).get('/apps/:appId/login', show);
}

const problemOf = (problem: string, { problems }: SignInTexts): string | null =>
  Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : null;
