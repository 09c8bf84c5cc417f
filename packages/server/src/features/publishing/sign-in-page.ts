import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../http/inline-json.ts';
import { documentHead } from './published-page.ts';
import type { Publication } from './publications.store.ts';

/** Served beside the page, because the content policy of an app allows no inline script. */
export const signInScript = readFileSync(new URL('./sign-in-script.js', import.meta.url), 'utf8');
export const signInScriptPath = '/_whittle/sign-in.js';

type SignInPage = { publication: Publication; appId: string; next: string; url: string; accentColor: string | null };

/** Sign-in and sign-up of one app, in the app's own look. Works without the app's own script. */
export function signInPage({ publication, appId, next, url, accentColor }: SignInPage): string {
  const name = escapeHtml(publication.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${documentHead({ ...publication, title: `Sign in to ${publication.title}`, url, accentColor })}
<style>${signInStyle}</style>
</head>
<body>
<main class="sign-in" data-app="${escapeHtml(appId)}" data-next="${escapeHtml(next)}" data-name="${name}">
<p class="mark" aria-hidden="true">${escapeHtml([...publication.title.trim()][0]?.toUpperCase() ?? 'A')}</p>
<h1>Sign in to ${name}</h1>
${publication.description ? `<p class="about">${escapeHtml(publication.description)}</p>` : ''}
<form novalidate>
<div class="field"><label for="email">E-mail</label><input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" aria-describedby="email-problem" autofocus><p class="problem" id="email-problem" role="alert" hidden></p></div>
<div class="field"><label for="password">Password</label><span class="password"><input id="password" name="password" type="password" autocomplete="current-password" aria-describedby="password-problem password-hint"><button type="button" class="show" aria-controls="password" aria-pressed="false" aria-label="Show password">Show</button></span><p class="hint" id="password-hint" hidden>At least 8 characters.</p><p class="problem" id="password-problem" role="alert" hidden></p></div>
<p class="problem" id="form-problem" role="alert" hidden></p>
<button class="submit" type="submit">Sign in</button>
</form>
<p class="switch"><span>New here?</span> <button type="button" class="link">Create an account</button></p>
<noscript><p class="problem">Signing in needs JavaScript.</p></noscript>
</main>
<script type="module" src="${signInScriptPath}"></script>
</body>
</html>
`;
}

const signInStyle = `
body{margin:0;background:var(--background,Canvas);color:var(--foreground,CanvasText);font-family:var(--font-sans,ui-sans-serif,system-ui,sans-serif);font-size:16px;line-height:24px}
.sign-in{box-sizing:border-box;max-width:408px;margin:0 auto;padding:clamp(24px,12vh,120px) 24px 40px}
.mark{display:grid;place-items:center;width:44px;height:44px;margin:0 0 20px;border-radius:var(--radius,6px);background:var(--primary,#333);color:var(--primary-foreground,#fff);font-family:var(--font-heading,inherit);font-size:20px;font-weight:600}
h1{margin:0 0 8px;font-family:var(--font-heading,inherit);font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.015em;overflow-wrap:anywhere}
.about{margin:0;color:var(--muted-foreground,inherit)}
form{display:grid;gap:16px;margin:24px 0 20px}
.field{display:grid;gap:6px}
label{font-size:14px;line-height:20px;font-weight:500}
input{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--input,GrayText);border-radius:var(--radius,6px);background:var(--card,Canvas);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--destructive,#b51e26)}
.password{position:relative;display:block}.password input{padding-right:76px}
.show{position:absolute;inset:0 0 0 auto;min-width:68px;border:0;background:none;color:var(--muted-foreground,inherit);font:inherit;font-size:14px;cursor:pointer}
.submit{min-height:44px;margin-top:4px;border:0;border-radius:var(--radius,6px);background:var(--primary,#333);color:var(--primary-foreground,#fff);font:inherit;font-weight:500;cursor:pointer}
.submit[aria-busy=true]{opacity:.75}
.link{min-height:44px;padding:0;border:0;background:none;color:var(--link,LinkText);font:inherit;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.switch{margin:0;color:var(--muted-foreground,inherit)}
.hint,.problem{margin:0;font-size:14px;line-height:20px}.hint{color:var(--muted-foreground,inherit)}
.problem{color:var(--destructive,#b51e26)}
[hidden]{display:none}
:focus-visible{outline:2px solid var(--ring,Highlight);outline-offset:2px}
`;
