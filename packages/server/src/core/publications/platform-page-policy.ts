import { createHash } from 'node:crypto';

type PlatformPage = {
  /** The one script and the one style that stand in the page. */
  script: string;
  style: string;
  builderOrigin: string;
};

/**
 * The policy of a page that the platform itself shows at an app's address, such as its sign-in: script and style by their
 * hashes, calls to the app's own host, nothing else, since the page is not the app's code.
 */
export const platformPagePolicy = ({ script, style, builderOrigin }: PlatformPage): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    `font-src 'self' data: ${builderOrigin}/assets/`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
