import { escapeHtml } from '../../http/inline-json.ts';
import { appIcon, themeColor } from './app-icon.ts';
import type { Publication } from './publication.ts';

export const assetPath = '/assets/';
export const manifestPath = '/manifest.webmanifest';

export const styleLink = (css: string) => `<link rel="stylesheet" href="${assetPath}${css}">`;

/** What sites that show links draw their pictures at. */
export const cardSize = { width: 1200, height: 630 };

/** `isCard`: it was drawn for the app, so its size is known. */
type LinkPicture = { url: string; isCard: boolean };

/** PUB-24: the picture that the app names, else the card that was drawn when it was published. */
export function pictureOfLinks(
  { socialImage, card }: Pick<Publication, 'socialImage' | 'card'>,
  pageUrl: string,
): LinkPicture | undefined {
  if (socialImage) return { url: new URL(socialImage, pageUrl).href, isCard: false };
  return card === undefined ? undefined : { url: new URL(assetPath + card, pageUrl).href, isCard: true };
}

type Head = {
  title: string;
  /** What the browser's tab says. */
  heading: string;
  description: string;
  url: string;
  accentColor: string | null;
  isClosed: boolean;
  /** The app's own; without one it is its initial on its colour. */
  icon?: string | null | undefined;
  /** The picture that links to it show. */
  image?: LinkPicture | undefined;
};

export function documentHead({ title, heading, description, url, accentColor, isClosed, icon, image }: Head): string {
  const text = escapeHtml(heading);
  const address = escapeHtml(url);
  const color = themeColor(accentColor);
  return [
    `<title>${text}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${text}">`,
    description && `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(title)}">`,
    `<meta property="og:url" content="${address}">`,
    image && `<meta property="og:image" content="${escapeHtml(image.url)}">`,
    image?.isCard && `<meta property="og:image:width" content="${cardSize.width}">`,
    image?.isCard && `<meta property="og:image:height" content="${cardSize.height}">`,
    image && `<meta property="og:image:alt" content="${escapeHtml(title)}">`,
    image && `<meta name="twitter:image" content="${escapeHtml(image.url)}">`,
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    `<link rel="canonical" href="${address}">`,
    isClosed && `<meta name="robots" content="noindex">`,
    `<meta name="theme-color" content="${escapeHtml(color)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    `<link rel="icon" href="${escapeHtml(icon ?? `data:image/svg+xml,${encodeURIComponent(appIcon(title, color))}`)}">`,
  ]
    .filter(Boolean)
    .join('\n');
}
