import { readFileSync } from 'node:fs';
import type { MembershipOffer } from '@whittle/contract/memberships';
import { webLinkOf } from '@whittle/domain/publishing/owner-links';
import { documentHead, styleLink } from '../../core/publications/document-head.ts';
import { platformPagePolicy } from '../../core/publications/platform-page-policy.ts';
import type { Publication } from '../../core/publications/publication.ts';
import { escapeHtml, htmlTag, inlineJson } from '../../http/inline-json.ts';
import { platformPageStyle } from '../../core/publications/platform-page-style.ts';
import type { JoinTexts } from './join-page.texts.ts';

const script = readFileSync(new URL('./join-page-script.js', import.meta.url), 'utf8');

export const joinPolicy = (builderOrigin: string): string =>
  platformPagePolicy({ script, style: platformPageStyle, builderOrigin });

type JoinPage = {
  publication: Pick<Publication, 'title' | 'description' | 'css'>;
  app: { id: string; accentColor: string | null };
  offer: MembershipOffer | null;
  email: string;
  /** Whether the address was shown to be theirs; else nothing that was bought with it counts. */
  isConfirmed: boolean;
  /** Of the person who looks at the page. */
  token: string;
  /** Where a member goes. */
  next: string;
  url: string;
  lang: string;
  texts: JoinTexts;
};

/** The pricing dialog of an app for members, for who is signed in and none yet. */
export function joinPage(page: JoinPage): string {
  const { publication, app, offer, email, isConfirmed, token, next, url, lang, texts } = page;
  const title = texts.title(publication.title);
  const head = documentHead({
    ...publication,
    title,
    heading: title,
    url,
    accentColor: app.accentColor,
    isClosed: true,
  });
  const data = { api: `/api/apps/${app.id}/membership`, token, next, toConfirm: isConfirmed ? null : email };
  const words = {
    ...{
      checking: texts.checking,
      notYet: isConfirmed ? texts.notYet(email) : texts.unconfirmed(email),
      noEmail: texts.noEmail,
      noCode: texts.noCode,
    },
    ...{ sent: texts.sent, over: texts.over, unreachable: texts.unreachable, refusals: texts.refusals },
  };
  const signOut = `/api/apps/auth/logout?${new URLSearchParams({ from_url: '/' }).toString()}`;
  return `<!doctype html>
${htmlTag({ language: lang })}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
${styleLink(publication.css)}
<style>${platformPageStyle}</style>
</head>
<body>
<main>
<h1 tabindex="-1">${escapeHtml(title)}</h1>
<p class="quiet">${texts.signedInAs} <b>${escapeHtml(email)}</b>. <a href="${escapeHtml(signOut)}">${texts.signOut}</a></p>
${offerHtml(offer, texts)}
<p class="notice" id="notice" role="status" hidden></p>
<div id="first"><button type="button" class="button" id="check">${texts.check}</button>
<button type="button" class="link" data-show="address">${texts.other}</button></div>
${formHtml({ id: 'address', about: texts.otherAbout, label: texts.email, submit: texts.send, input: 'name="email" type="email" autocomplete="email" autocapitalize="none" spellcheck="false"' }, texts)}
${formHtml({ id: 'code', about: texts.sent, label: texts.code, submit: texts.confirm, input: 'name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="20"' }, texts)}
<noscript><p class="problem">${texts.noScript}</p></noscript>
</main>
<script type="application/json" id="data">${inlineJson({ ...data, words })}</script>
<script>${script}</script>
</body>
</html>
`;
}

function offerHtml(offer: MembershipOffer | null, texts: JoinTexts): string {
  const href = offer?.url ? webLinkOf(offer.url) : null;
  if (!offer || !href) return `<p class="notice">${texts.noOffer}</p>`;
  const prices = offer.prices.map((price) => `<li>${escapeHtml(price)}</li>`).join('');
  return `<section class="offer" aria-labelledby="offer">
<h2 id="offer">${escapeHtml(offer.name)}</h2>
${offer.description ? `<p>${escapeHtml(offer.description)}</p>` : ''}
${prices ? `<ul>${prices}</ul>` : ''}
<a class="submit" href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${texts.buy}</a>
<p class="quiet">${texts.newTab}</p>
</section>`;
}

type Form = Record<'id' | 'about' | 'label' | 'submit' | 'input', string>;
function formHtml({ id, about, label, submit, input }: Form, texts: JoinTexts) {
  return `<form id="${id}" method="post" novalidate hidden>
<p class="quiet">${escapeHtml(about)}</p>
<label for="${id}-input">${escapeHtml(label)}</label>
<input id="${id}-input" ${input} aria-describedby="${id}-problem">
<p class="problem" id="${id}-problem" role="alert" hidden></p>
<button class="submit" type="submit">${escapeHtml(submit)}</button>
<button type="button" class="link" data-show="first">${texts.back}</button>
</form>`;
}
