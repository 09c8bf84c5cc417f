import { createHash } from 'node:crypto';
import { inlineJson } from '../../../http/inline-json.ts';

type Hand =
  | { kind: 'page'; token: string; path: string }
  /** A client library waits for the message in the window that opened this one, which has the app's own origin. */
  | { kind: 'popup'; token: string; isNew: boolean; origin: string };

const script = `
const hand = JSON.parse(document.getElementById('hand').textContent);
if (hand.kind === 'popup') {
  window.opener?.postMessage({ access_token: hand.token, is_new_user: hand.isNew }, hand.origin);
  window.close();
} else {
  try {
    localStorage.setItem('base44_access_token', hand.token);
    localStorage.setItem('token', hand.token);
  } catch {}
  location.replace(hand.path);
}
`;

const hash = createHash('sha256').update(script).digest('base64');
export const enterPolicy = `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`;

/** The page between a sign-in ticket and the app: it keeps the token and goes on at once. */
export const enterPage = (hand: Hand): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Signing in</title>
</head>
<body>
<p>You are signed in.${hand.kind === 'popup' ? ' You can close this window.' : ''}</p>
<script type="application/json" id="hand">${inlineJson(hand)}</script>
<script>${script}</script>
</body>
</html>
`;
