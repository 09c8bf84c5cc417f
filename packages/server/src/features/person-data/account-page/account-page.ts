import { readFileSync } from 'node:fs';
import type { Consent } from '@whittle/contract/person-data';
import { webLinkOf } from '@whittle/domain/publishing/owner-links';
import { documentHead, styleLink } from '../../../core/publications/document-head.ts';
import { platformPagePolicy } from '../../../core/publications/platform-page-policy.ts';
import { platformPageStyle } from '../../../core/publications/platform-page-style.ts';
import type { Publication } from '../../../core/publications/publication.ts';
import { escapeHtml, inlineJson } from '../../../http/inline-json.ts';
import type { AccountPageTexts } from './account-page.texts.ts';

const script = readFileSync(new URL('./account-page-script.js', import.meta.url), 'utf8');
const style = `${platformPageStyle}
section{display:grid;gap:8px;margin-top:32px}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:0}dd{margin:0;font-variant-numeric:tabular-nums}
.bar{display:flex;flex-wrap:wrap;gap:4px 24px}.bar a,li a{display:inline-block;min-height:44px;line-height:44px}
ul{margin:0;padding-inline-start:20px}
`;

export const accountPagePolicy = (builderOrigin: string): string =>
  platformPagePolicy({ script, style, builderOrigin });

type AccountPage = {
  publication: Pick<Publication, 'title' | 'description' | 'css' | 'theme'>;
  app: { id: string; accentColor: string | null };
  person: { id: string; email: string; fullName: string; isOwner: boolean };
  consent: Consent | null;
  hasPassword: boolean;
  /** Whether somebody who is no member is kept out of the app; null where nothing is sold. */
  isMember: boolean | null;
  token: string;
  url: string;
  lang: string;
  texts: AccountPageTexts;
};

/** What an app holds of who is signed in, and what they may do about it (USER-17). */
export function accountPage(page: AccountPage): string {
  const { publication, app, person, token, url, lang, texts, isMember } = page;
  const heading = `${texts.title} · ${publication.title}`;
  const head = documentHead({ ...publication, heading, url, accentColor: app.accentColor, isClosed: true });
  const data = { api: `/api/apps/${app.id}`, token, personId: person.id, email: person.email, words: wordsOf(texts) };
  const signOut = `/api/apps/auth/logout?${new URLSearchParams({ from_url: '/' }).toString()}`;
  const theme = publication.theme ? ` data-theme="${publication.theme}"` : '';
  return `<!doctype html>
<html lang="${lang}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${styleLink(publication.css)}
<style>${style}</style>
</head>
<body>
<main>
<p class="bar"><a href="/">${escapeHtml(texts.back(publication.title))}</a> <a href="${escapeHtml(signOut)}">${texts.signOut}</a></p>
<h1 tabindex="-1">${texts.title}</h1>
<div id="account">
<section aria-label="${texts.you}">
${form('name', `${field('name-input', texts.name, `name="name" autocomplete="name" maxlength="200" value="${escapeHtml(person.fullName)}"`)}`, texts.save)}
<p>${texts.email}: <b>${escapeHtml(person.email)}</b></p><p class="quiet">${texts.emailAbout}</p>
</section>
${section(texts.password, passwordPart(page))}
${isMember === null ? '' : section(texts.membership, `<p>${isMember ? texts.isMember : `${texts.isNoMember} <a href="/joinPlan">${texts.join}</a>`}</p>`)}
${section(texts.consent, consentPart(page))}
${section(texts.data, `<p class="quiet">${texts.dataAbout}</p><button type="button" class="button" id="download">${texts.download}</button><p class="problem" id="download-note" role="status" hidden></p>`)}
${section(texts.erase, erasePart(page))}
</div>
<div id="report" hidden></div>
<noscript><p class="problem">${texts.noScript}</p></noscript>
</main>
<script type="application/json" id="data">${inlineJson(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Those that the script says. */
const wordsOf = ({ back: _back, eraseEmail: _eraseEmail, ...words }: AccountPageTexts) => words;

const section = (title: string, content: string) => `<section><h2>${title}</h2>${content}</section>`;

const field = (id: string, label: string, attributes: string) =>
  `<label for="${id}">${escapeHtml(label)}</label><input id="${id}" ${attributes}>`;

const form = (id: string, fields: string, submit: string, more = '') => `<form id="${id}" method="post" novalidate>
${fields}
<p class="problem" role="alert" hidden></p>
<p class="quiet done" role="status" hidden></p>
<button class="${id === 'name' ? 'button' : 'submit'}" type="submit">${submit}</button>${more}
</form>`;

function passwordPart({ hasPassword, person, texts }: AccountPage): string {
  if (!hasPassword) return `<p class="quiet">${texts.noPassword}</p>`;
  const who = `<input type="email" autocomplete="username" value="${escapeHtml(person.email)}" hidden readonly>`;
  const current = field('current', texts.current, 'name="current" type="password" autocomplete="current-password"');
  const next = field('next', texts.next, 'name="next" type="password" autocomplete="new-password"');
  return form('password', `${who}${current}${next}<p class="quiet">${texts.hint}</p>`, texts.change);
}

function consentPart({ consent, lang, texts }: AccountPage): string {
  if (!consent) return `<p class="quiet">${texts.noConsent}</p>`;
  const at = new Date(consent.at);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  const links = [
    [texts.terms, consent.termsOfServiceLink],
    [texts.privacy, consent.privacyPolicyLink],
  ].flatMap(([name, link]) => {
    if (!link) return [];
    const href = webLinkOf(link);
    const text = `${escapeHtml(name!)}: ${escapeHtml(link)}`;
    return [
      `<li>${href ? `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${text}</a>` : text}</li>`,
    ];
  });
  const version = consent.version ? `, ${texts.consentVersion(consent.version)}` : '';
  return `<p>${texts.consentAt} <time datetime="${consent.at}">${when} UTC</time>${version}</p><ul>${links.join('')}</ul>`;
}

function erasePart({ person, texts }: AccountPage): string {
  if (person.isOwner) return `<p class="quiet">${texts.owner}</p>`;
  const email = field(
    'erase-input',
    texts.eraseEmail(person.email),
    'name="email" type="email" autocomplete="off" autocapitalize="none" spellcheck="false"',
  );
  const cancel = `<button type="button" class="link" id="erase-cancel">${texts.cancel}</button>`;
  return `<p class="quiet">${texts.eraseAbout}</p><button type="button" class="button" id="erase-open" aria-expanded="false" aria-controls="erase">${texts.eraseOpen}</button>
${form('erase', email, texts.eraseConfirm, cancel).replace('<form ', '<form hidden ')}`;
}
