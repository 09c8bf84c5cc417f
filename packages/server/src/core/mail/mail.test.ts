import { expect, test } from 'vitest';
import { accentColors } from './accent-colors.ts';
import { htmlToText, looksLikeHtml } from './html-to-text.ts';
import { renderHtml } from './mail-html.ts';
import type { MailBrand, MailTemplate } from './mail-template.ts';
import { renderText } from './mail-text.ts';
import { mailContent } from './mail-texts.ts';

const evil = '<img src=x onerror=alert(1)>"\'&\r\nBcc: x@example.com\u202egnp.exe';
const link = 'https://whittle.example.com/auth/handler?a=1&b="><script>alert(1)</script>';
const code = '048213';
const brand: MailBrand = { appId: 'a', name: evil, accentColor: '#f5c518', homeUrl: 'https://x.example.com' };
const templates: MailTemplate[] = [
  { kind: 'sign-in-code', code, link, minutes: 10 },
  { kind: 'verify-email', code, link, minutes: 10 },
  { kind: 'reset-password', link, minutes: 10 },
  { kind: 'change-email', code, link, minutes: 10 },
  { kind: 'prove-address', code, minutes: 10 },
  { kind: 'email-changed', newEmail: evil },
  { kind: 'password-changed' },
  { kind: 'invitation', link, inviterName: evil, role: 'admin' },
  { kind: 'account-exists', link },
  { kind: 'app-mail', subject: evil, body: `${evil}\n\nSee ${link}` },
];
const render = (template: MailTemplate) => {
  const content = mailContent(template, brand);
  return {
    content,
    html: renderHtml(content, { name: brand.name, homeUrl: brand.homeUrl, ...accentColors(brand.accentColor) }),
    text: renderText(content, brand.name),
  };
};

test.each(templates)('[MAIL-03] $kind: nothing of a name, link or body becomes markup or a second line', (template) => {
  const { content, html } = render(template);
  expect(html).not.toMatch(/<(img|script|link|iframe|form)\b/i);
  expect(html).not.toMatch(/<[a-z][^>]*\s(src|on\w+)=|url\(|@import/i);
  expect(content.subject).not.toMatch(/[\r\n\u202e]/);
  expect(content.heading).not.toMatch(/[\r\n\u202e]/);
});

test.each(templates)(
  '[MAIL-01] $kind: link, code and time are in both forms, with what to do if it was not you',
  (template) => {
    const { html, text } = render(template);
    if ('link' in template) {
      expect(text).toContain(`\n${template.link}\n`);
      expect(html.match(/href="https:\/\/whittle\.example\.com\/auth\/handler\?a=1&amp;b=/g)).toHaveLength(2);
    }
    if ('code' in template) {
      expect(text).toMatch(/^048213$/m);
      expect(html).toMatch(/>048213</);
    }
    if ('minutes' in template) expect(text).toContain('within 10 minutes');
    if (template.kind !== 'app-mail') expect(text).toMatch(/If (this was not you|you did not)/);
  },
);

test.each([
  ['#f5c518', '#f5c518'],
  ['#FC0', '#ffcc00'],
  ['rgb(10, 20, 30)', '#0a141e'],
  ['hsl(210 50% 40%)', '#336699'],
  ['oklch(0.46 0.085 220)', '#006279'],
  ['color-mix(in srgb, red, blue)', '#006279'],
  [null, '#006279'],
])('[MAIL-01] the accent %s is %s, with readable text on it', (css, accent) => {
  const colors = accentColors(css);
  expect(colors.accent).toBe(accent);
  expect(['#171611', '#fcfcfc']).toContain(colors.onAccent);
});

test('[INTEG-06] the text of HTML keeps its lines, lists and links, and nothing of its code', async () => {
  const html = `<!doctype html><head><style>p{color:red}</style></head><h2>Your&nbsp;order &amp; more</h2>
    <p>Hello <b>Ada</b>,<br>it is &#128230; on its way.</p><ul><li>Bike</li><li>Bell</li></ul>
    <p><a href="https://x.example.com/1" onclick="x()">Track it</a></p><script>alert(1)</script>`;
  expect(looksLikeHtml(html)).toBe(true);
  expect(looksLikeHtml('a < b and b > c')).toBe(false);
  expect(await htmlToText(html)).toBe(
    'Your order & more\n\nHello Ada,\nit is 📦 on its way.\n\n· Bike\n· Bell\n\nTrack it (https://x.example.com/1)',
  );
  expect(await htmlToText('<p title="1 > 0">Caf&eacute; &lt;b&gt; <i>and</i></p><p>more')).toBe('Café <b> and\n\nmore');
});
