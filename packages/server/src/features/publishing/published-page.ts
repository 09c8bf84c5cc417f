import type { PublishedData } from '@whittle/contract/runtime-bundle';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { escapeHtml, inlineJson } from '../../http/inline-json.ts';
import { appIcon, themeColor } from './document-head.ts';
import type { Publication } from './publications.store.ts';

export const assetPath = '/assets/';

type PageOptions = {
  publication: Publication;
  data: PublishedData;
  path: string;
  url: string;
  accentColor: string | null;
};

/** The page of a published app at one path: what search engines and browsers need before the script runs. */
export function publishedPage({ publication, data, path, url, accentColor }: PageOptions): string {
  const { entry, css, title, description, preload, pagePreload } = publication;
  const page = resolvePage(
    { appId: data.appId, slug: data.slug, pages: publication.pages, mainPage: publication.mainPage },
    path,
  );
  const scripts = new Set([entry, ...preload, ...((page && pagePreload[page]) ?? [])]);
  const preloads = [...scripts].map((name) => `<link rel="modulepreload" href="${assetPath}${name}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${documentHead({ title, description, url, accentColor, css })}
${preloads.join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="whittle-data">${inlineJson(data)}</script>
<script type="module" src="${assetPath}${entry}"></script>
</body>
</html>
`;
}

type Head = { title: string; description: string; url: string; accentColor: string | null; css: string };

export function documentHead({ title, description, url, accentColor, css }: Head): string {
  const text = escapeHtml(title);
  const color = themeColor(accentColor);
  return [
    `<title>${text}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${text}">`,
    description && `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    `<meta name="theme-color" content="${escapeHtml(color)}">`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(appIcon(title, color))}">`,
    `<link rel="stylesheet" href="${assetPath}${css}">`,
  ]
    .filter(Boolean)
    .join('\n');
}
