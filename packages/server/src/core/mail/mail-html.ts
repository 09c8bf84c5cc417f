import { escapeHtml } from '../../http/inline-json.ts';
import type { MailContent } from './mail-texts.ts';

/** `accent` and `onAccent` are `#rrggbb`: mail programs know no other colours. */
export type MailTheme = { name: string; homeUrl: string; accent: string; onAccent: string };

/**
 * The mail as HTML that mail programs show as meant: tables for the layout, styles on the elements, nothing loaded from
 * anywhere. Programs that follow the dark scheme of the reader's machine get its colours from the style element.
 */
export function renderHtml(content: MailContent, look: MailTheme): string {
  const { subject, preheader, heading, paragraphs, code, action, notes } = content;
  return `<!doctype html>
<html lang="en" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f7f7f4;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#8199;&#847; '.repeat(60)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f7f7f4">
<tr><td align="center" class="outer" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 0 16px">${wordmark(look)}</td></tr>
<tr><td class="sheet" style="background-color:#fefdfc;border:1px solid #dddcd6;border-radius:8px;padding:32px">
<h1 class="ink" style="margin:0;${font};font-size:24px;line-height:30px;font-weight:600;letter-spacing:-0.01em;color:#201e18;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code === undefined ? '' : codeBlock(code)}
${action === undefined ? '' : button(action, look)}
${notes.length === 0 ? '' : noteBlock(notes)}
</td></tr>
${action === undefined ? '' : plainLink(action.link)}
<tr><td class="quiet" style="padding:20px 0 0;${font};font-size:13px;line-height:20px;color:#5d5a50">${signature(look)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const font = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.outer{padding:24px 12px!important}.sheet{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:#13110e!important}.sheet{background-color:#1c1915!important;border-color:#3a362f!important}
.ink{color:#f0eee9!important}.quiet,.quiet a{color:#b3afa5!important}.code{background-color:#100e0b!important;border-color:#3a362f!important;color:#f0eee9!important}
.rule{border-color:#3a362f!important}}
`;

const wordmark = ({ name, homeUrl, accent }: MailTheme) =>
  `<a href="${escapeHtml(homeUrl)}" style="text-decoration:none"><span style="display:inline-block;width:12px;height:12px;border-radius:3px;background-color:${accent};margin-right:8px"></span><span class="ink" style="${font};font-size:15px;line-height:20px;font-weight:600;color:#201e18;overflow-wrap:anywhere">${escapeHtml(name)}</span></a>`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:16px 0 0;${font};font-size:16px;line-height:25px;color:#201e18;overflow-wrap:anywhere">${withLinks(text).replaceAll('\n', '<br>')}</p>`;

/** Escaped text whose addresses can be clicked. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"'()]+)/)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 === 0 ? escaped : `<a class="ink" href="${escaped}" style="color:#201e18">${escaped}</a>`;
    })
    .join('');

/** One piece of text, so that a double click or a long press takes the whole code. */
const codeBlock = (code: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:16px 0 0"><p class="code" style="margin:0;padding:16px 8px 16px 16px;background-color:#f2f1ed;border:1px solid #dddcd6;border-radius:6px;text-align:center;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:34px;line-height:40px;font-weight:600;letter-spacing:8px;color:#201e18">${escapeHtml(code)}</p></td></tr></table>`;

const button = ({ label, link }: { label: string; link: string }, { accent, onAccent }: MailTheme) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:24px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${accent}" style="background-color:${accent};border-radius:6px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:600;color:${onAccent};text-decoration:none;border-radius:6px;overflow-wrap:anywhere">${escapeHtml(label)}</a></td></tr></table></td></tr></table>`;

const noteBlock = (notes: string[]) =>
  `<p class="quiet" style="margin:24px 0 0;${font};font-size:14px;line-height:21px;color:#5d5a50;overflow-wrap:anywhere">${notes.map(escapeHtml).join('<br>')}</p>`;

const plainLink = (link: string) =>
  `<tr><td class="quiet" style="padding:20px 0 0;${font};font-size:13px;line-height:20px;color:#5d5a50">If the button does not work, open this address:<br><a href="${escapeHtml(link)}" style="color:#5d5a50;text-decoration:underline;word-break:break-all">${escapeHtml(link)}</a></td></tr>`;

const signature = ({ name, homeUrl }: MailTheme) =>
  `${escapeHtml(name)} · <a href="${escapeHtml(homeUrl)}" style="color:#5d5a50">${escapeHtml(URL.parse(homeUrl)?.host ?? homeUrl)}</a>`;
