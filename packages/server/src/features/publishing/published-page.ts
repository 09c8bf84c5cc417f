import type { PublishedData } from '@whittle/contract/runtime-bundle';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { escapeHtml, htmlTag, inlineCss, inlineJson } from '../../http/inline-json.ts';
import { appIcon, themeColor, viewportTag } from './document-head.ts';
import type { Publication } from './publications.store.ts';
import type { FirstPicture } from './publishing.service.ts';
import { manifestPath } from './web-manifest.ts';

export const assetPath = '/assets/';

type PageOptions = {
  publication: Publication;
  data: PublishedData;
  path: string;
  url: string;
  accentColor: string | null;
  /** Only people who are signed in see the app; search engines leave it out. */
  isClosed: boolean;
  /** What stands there until the script has rendered the page; it waits for no other file. */
  firstPicture: FirstPicture | null;
};

/** The page of a published app at one path: what search engines and browsers need before the script runs. */
export function publishedPage({
  publication,
  data,
  path,
  url,
  accentColor,
  isClosed,
  firstPicture,
}: PageOptions): string {
  const { entry, css, title, description, preload, pagePreload, icon } = publication;
  const page = resolvePage(
    { appId: data.appId, slug: data.slug, pages: publication.pages, mainPage: publication.mainPage },
    path,
  );
  const scripts = new Set([entry, ...preload, ...((page && pagePreload[page]) ?? [])]);
  const preloads = [...scripts].map((name) => `<link rel="modulepreload" href="${assetPath}${name}">`);
  return `<!doctype html>
${htmlTag(publication)}
<head>
<meta charset="utf-8">
${viewportTag(publication)}
${documentHead({ title, page: titleOfPage(page, publication.mainPage), description, url, accentColor, isClosed, icon })}
${firstPicture ? `<style>${inlineCss(firstPicture.css)}</style>` : styleLink(css)}
${preloads.join('\n')}
</head>
<body>
${rootOf(firstPicture?.markup)}
<script type="application/json" id="whittle-data">${inlineJson(data)}</script>
<script type="module" src="${assetPath}${entry}"></script>
</body>
</html>
`;
}

export const styleLink = (css: string) => `<link rel="stylesheet" href="${assetPath}${css}">`;

/** A first picture takes neither clicks nor typing, which would be lost when the script takes it over. */
const rootOf = (markup: string | undefined) =>
  markup === undefined ? '<div id="root"></div>' : `<div id="root" inert>${markup}</div>`;

type Head = {
  title: string;
  /** What the page is called; null for the main page, which goes by the app's name. */
  page: string | null;
  description: string;
  url: string;
  accentColor: string | null;
  isClosed: boolean;
  /** The app's own; without one it is its initial on its colour. */
  icon?: string | null | undefined;
};

/** `admin/OrderDetail` in words: `Order Detail`. */
const titleOfPage = (page: string | null, mainPage: string | null): string | null =>
  page === null || page === mainPage
    ? null
    : page
        .slice(page.lastIndexOf('/') + 1)
        .replace(/[-_]/g, ' ')
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2');

export function documentHead({ title, page, description, url, accentColor, isClosed, icon }: Head): string {
  const text = escapeHtml(page === null ? title : `${page} · ${title}`);
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
    `<meta name="twitter:card" content="summary">`,
    `<link rel="canonical" href="${address}">`,
    isClosed && `<meta name="robots" content="noindex">`,
    `<meta name="theme-color" content="${escapeHtml(color)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    `<link rel="icon" href="${escapeHtml(icon ?? `data:image/svg+xml,${encodeURIComponent(appIcon(title, color))}`)}">`,
  ]
    .filter(Boolean)
    .join('\n');
}
