import { supportLinkOf, webLinkOf } from '@whittle/domain/publishing/owner-links';
import { readFileSync } from 'node:fs';
import { escapeHtml, htmlTag } from '../../../../http/inline-json.ts';
import { documentHead, pictureOfLinks, styleLink } from '../../../../core/publications/document-head.ts';
import { platformPagePolicy } from '../../../../core/publications/platform-page-policy.ts';
import type { Publication } from '../../../../core/publications/publication.ts';
import { signInStyle } from './sign-in-style.ts';
import type { SignInTexts } from './sign-in.texts.ts';
import { viewsOf } from './sign-in-views.ts';

const script = readFileSync(new URL('./sign-in-script.js', import.meta.url), 'utf8');

export const signInPolicy = (builderOrigin: string): string =>
  platformPagePolicy({ script, style: signInStyle, builderOrigin });

export type SignInView = 'sign-in' | 'reset' | 'link' | 'verify-link' | 'invitation';

export type SignInPage = {
  publication: Pick<Publication, 'title' | 'description' | 'css' | 'welcome' | 'theme' | 'socialImage' | 'card'>;
  app: {
    id: string;
    accentColor: string | null;
    termsOfServiceLink: string;
    privacyPolicyLink: string;
    supportEmail: string;
  };
  /** What is shown first, and the token of the link that led here. */
  view: SignInView;
  token: string;
  /** A path of the app, where the person goes once signed in. */
  next: string;
  url: string;
  /** Where the app's owner gets in with the builder's account. */
  ownerUrl: string;
  isOpen: boolean;
  hasGoogle: boolean;
  invitation: { email: string; invitedBy: string; role: string } | null;
  notice: string | null;
  lang: string;
  texts: SignInTexts;
};

/** Every way into one app, in the app's own look. Works without the app's own code. */
export function signInPage(page: SignInPage): string {
  const { publication, app, view, token, next, url, lang, texts } = page;
  const name = escapeHtml(publication.title);
  const data = { app: app.id, view, token, next, unreachable: texts.unreachable, resetDone: texts.reset.done };
  const refusals = JSON.stringify(texts.refusals);
  const attributes = Object.entries({ ...data, codeSent: texts.code.sent, refusals })
    .map(
      ([key, value]) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(value)}"`,
    )
    .join(' ');
  const title = texts.signIn.title(publication.title);
  const head = documentHead({
    ...publication,
    title,
    heading: title,
    url,
    accentColor: app.accentColor,
    image: pictureOfLinks(publication, url),
    isClosed: false,
  });
  return `<!doctype html>
${htmlTag({ language: lang, theme: publication.theme ?? null })}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${head}
${styleLink(publication.css)}
<style>${signInStyle}</style>
</head>
<body>
<main class="sign-in" ${attributes}>
<p class="mark" aria-hidden="true">${escapeHtml([...publication.title.trim()][0]?.toUpperCase() ?? 'A')}</p>
<p class="notice" id="notice" role="status"${page.notice === null ? ' hidden' : ''}>${escapeHtml(page.notice ?? '')}</p>
${publication.welcome ? `<p class="welcome">${escapeHtml(publication.welcome)}</p>` : ''}
${viewsOf(page)}
<noscript><p class="problem">${texts.noScript}</p></noscript>
<p class="owner"><a href="${escapeHtml(page.ownerUrl)}" rel="nofollow">${texts.owner}</a></p>
${footerOf(page, name)}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function footerOf({ app, texts }: SignInPage, name: string): string {
  const links = [
    [webLinkOf(app.termsOfServiceLink), texts.terms],
    [webLinkOf(app.privacyPolicyLink), texts.privacy],
    [supportLinkOf(app.supportEmail), texts.support],
  ].flatMap(([href, label]) =>
    href ? [`<li><a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(label!)}</a></li>`] : [],
  );
  return links.length === 0 ? '' : `<footer><ul aria-label="${name}">${links.join('')}</ul></footer>`;
}
