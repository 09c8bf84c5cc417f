import { webLinkOf } from '@whittle/domain/publishing/owner-links';
import { escapeHtml } from '../../../../http/inline-json.ts';
import type { SignInPage } from './sign-in-page.ts';
import type { SignInTexts } from './sign-in.texts.ts';

type Field = { name: string; label: string; attributes: string; hint?: string; isPassword?: boolean; required: string };

/** The fields that several forms share. */
function fieldsIn(texts: SignInTexts) {
  const email: Field = {
    name: 'email',
    label: texts.email,
    attributes: 'type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false"',
    required: texts.noEmail,
  };
  const password: Field = {
    name: 'password',
    label: texts.password,
    attributes: 'autocomplete="current-password"',
    isPassword: true,
    required: texts.noPassword,
  };
  const newPassword: Field = { ...password, attributes: 'autocomplete="new-password"', hint: texts.register.hint };
  const code = (name: string): Field => ({
    name,
    label: texts.codeLabel,
    attributes: 'inputmode="numeric" autocomplete="one-time-code" maxlength="20"',
    required: texts.noCode,
  });
  return { email, password, newPassword, code };
}

/** A form of the page. `call` is where it is sent, `leadsTo` what is shown after it: a view, or the app itself. */
type Form = { call: string; leadsTo: string; fields: Field[]; submit: string; hidden?: string[] };
type View = { id: string; title: string; about?: string; form?: Form; after?: string };

/** The view that is shown first, and a template of every view for the script to put in its place. */
export function viewsOf(page: SignInPage): string {
  const { publication, app, next, isOpen, hasGoogle, invitation, texts } = page;
  const { email, password, newPassword, code } = fieldsIn(texts);
  const auth = `/api/apps/${app.id}/auth`;
  const account = `/api/live_api/account`;
  const appId = encodeURIComponent(app.id);
  const google = hasGoogle
    ? `<a class="button" href="/api/apps/auth/login?${escapeHtml(new URLSearchParams({ app_id: app.id, from_url: next }).toString())}">${texts.signIn.google}</a>`
    : '';
  const others = `<p class="or"><span>${texts.signIn.or}</span></p><div class="ways">${google}${goTo('code-request', texts.signIn.code, 'button')}</div>`;
  const back = `<p class="switch">${goTo('sign-in', texts.back)}</p>`;
  const about = `<span class="address" data-address></span>`;
  const sendCode = `${account}/sendMagicLink?${escapeHtml(new URLSearchParams({ appId: app.id, nextUrl: next }).toString())}`;

  const views: View[] = [
    {
      id: 'sign-in',
      title: texts.signIn.title(publication.title),
      ...(publication.description && { about: escapeHtml(publication.description) }),
      form: { call: `${auth}/login`, leadsTo: 'enter', fields: [email, password], submit: texts.signIn.submit },
      after: `<p class="switch">${goTo('forgot', texts.signIn.forgot)}</p>${others}<p class="switch">${
        isOpen ? `${texts.signIn.ask} ${goTo('register', texts.signIn.register)}` : texts.signIn.closed
      }</p>`,
    },
    {
      id: 'code-request',
      title: texts.codeRequest.title,
      about: texts.codeRequest.about,
      form: { call: sendCode, leadsTo: 'code', fields: [email], submit: texts.codeRequest.submit },
      after: back,
    },
    {
      id: 'code',
      title: texts.code.title,
      about: `${texts.code.about} ${about}.`,
      form: {
        call: `${account}/validateOtp?appId=${appId}`,
        leadsTo: 'exchange',
        fields: [code('otp')],
        submit: texts.code.submit,
        hidden: ['email'],
      },
      after: `<p class="switch">${again(sendCode, texts)}</p>${back}`,
    },
    {
      id: 'verify',
      title: texts.verify.title,
      about: `${texts.verify.about} ${about}.`,
      form: {
        call: `${auth}/verify-otp`,
        leadsTo: 'enter',
        fields: [code('otp_code')],
        submit: texts.verify.submit,
        hidden: ['email'],
      },
      after: `<p class="switch">${again(`${auth}/resend-otp`, texts)}</p>${back}`,
    },
    {
      id: 'forgot',
      title: texts.forgot.title,
      about: texts.forgot.about,
      form: {
        call: `${auth}/reset-password-request`,
        leadsTo: 'forgot-sent',
        fields: [email],
        submit: texts.forgot.submit,
      },
      after: back,
    },
    { id: 'forgot-sent', title: texts.forgotSent.title, about: `${texts.forgotSent.about} ${about}.`, after: back },
  ];
  if (isOpen) {
    views.push({
      id: 'register',
      title: texts.register.title(publication.title),
      form: {
        call: `${auth}/register`,
        leadsTo: 'registered',
        fields: [email, newPassword],
        submit: texts.register.submit,
      },
      after: `${agreement(page)}<p class="switch">${texts.register.ask} ${goTo('sign-in', texts.register.signIn)}</p>`,
    });
  }
  if (page.view === 'reset') {
    const field = { ...newPassword, name: 'new_password', label: texts.reset.label };
    views.push({
      id: 'reset',
      title: texts.reset.title,
      form: {
        call: `${auth}/reset-password`,
        leadsTo: 'reset-done',
        fields: [field],
        submit: texts.reset.submit,
        hidden: ['reset_token'],
      },
      after: back,
    });
  }
  if (page.view === 'link' || page.view === 'verify-link') {
    const isLink = page.view === 'link';
    const words = isLink ? texts.link : texts.verifyLink;
    views.push({
      id: page.view,
      title: isLink ? texts.link.title(publication.title) : texts.verifyLink.title,
      about: words.about,
      form: {
        call: `${auth}/${isLink ? 'sign-in-link' : 'verify-link'}`,
        leadsTo: 'enter',
        fields: [],
        submit: words.submit,
        hidden: ['token'],
      },
      after: back,
    });
  }
  if (invitation) {
    const name: Field = {
      name: 'full_name',
      label: texts.invitation.name,
      attributes: 'autocomplete="name"',
      required: '',
    };
    views.push({
      id: 'invitation',
      title: texts.invitation.title(publication.title),
      about: `${escapeHtml(texts.invitation.about(invitation.invitedBy, invitation.role))} <span class="address">${escapeHtml(invitation.email)}</span>.`,
      form: {
        call: `${auth}/accept-invitation`,
        leadsTo: 'enter',
        fields: [name, { ...newPassword, required: '', hint: `${texts.register.hint} ${texts.invitation.optional}` }],
        submit: texts.invitation.submit,
        hidden: ['token'],
      },
      after: `${agreement(page)}${google && `<p class="or"><span>${texts.signIn.or}</span></p><div class="ways">${google}</div>`}`,
    });
  }
  const first = views.find(({ id }) => id === page.view)!;
  const templates = views.map((view) => `<template id="view-${view.id}">${viewHtml(view, texts)}</template>`);
  return `<div id="view">${viewHtml(first, texts)}</div>\n${templates.join('\n')}`;
}

function viewHtml({ id, title, about, form, after = '' }: View, texts: SignInTexts): string {
  return `<h1 tabindex="-1">${escapeHtml(title)}</h1>
${about ? `<p class="about">${about}</p>` : ''}
${form ? formHtml(id, form, texts) : ''}
${after}`;
}

function formHtml(view: string, { call, leadsTo, fields, submit, hidden = [] }: Form, texts: SignInTexts): string {
  const problem = `<p class="problem" data-problem="form" role="alert" hidden></p>`;
  return `<form method="post" novalidate data-call="${call}" data-leads-to="${leadsTo}" data-with="${hidden.join(' ')}">
${fields.map((field) => fieldHtml(view, field, texts)).join('\n')}
${problem}
<button class="submit" type="submit">${escapeHtml(submit)}</button>
</form>`;
}

function fieldHtml(view: string, field: Field, texts: SignInTexts): string {
  const { name, label, attributes, hint, isPassword, required } = field;
  const id = `${view}-${name}`;
  const described = `aria-describedby="${hint ? `${id}-hint ` : ''}${id}-problem"`;
  const input = `<input id="${id}" name="${name}" ${isPassword ? 'type="password" ' : ''}${attributes} ${described} data-required="${escapeHtml(required)}">`;
  const show = `<button type="button" class="show" aria-controls="${id}" aria-pressed="false" aria-label="${texts.showPassword}" data-hide="${texts.hide}" data-hide-label="${texts.hidePassword}" data-show="${texts.show}" data-show-label="${texts.showPassword}">${texts.show}</button>`;
  return `<div class="field"><label for="${id}">${escapeHtml(label)}</label>${isPassword ? `<span class="password">${input}${show}</span>` : input}${
    hint ? `<p class="hint" id="${id}-hint">${escapeHtml(hint)}</p>` : ''
  }<p class="problem" id="${id}-problem" data-problem="${name}" role="alert" hidden></p></div>`;
}

const goTo = (view: string, label: string, look = 'link') =>
  `<button type="button" class="${look}" data-go="${view}">${escapeHtml(label)}</button>`;

const again = (call: string, texts: SignInTexts) =>
  `<button type="button" class="link" data-again="${call}">${escapeHtml(texts.code.again)}</button>`;

/** What somebody agrees to by joining, where the owner gave the links (SIGN-02). */
function agreement({ app, texts }: SignInPage): string {
  const { agree, terms, and, privacy, agreed } = texts.register;
  const link = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${label}</a>`;
  const parts = [
    [webLinkOf(app.termsOfServiceLink), terms],
    [webLinkOf(app.privacyPolicyLink), privacy],
  ].flatMap(([href, label]) => (href && label ? [link(href, label)] : []));
  return parts.length === 0 ? '' : `<p class="agree">${agree} ${parts.join(` ${and} `)}${agreed}.</p>`;
}
