import type { PublishedData } from '@whittle/contract/runtime-bundle';
import { pageTitle } from '@whittle/domain/publishing/page-title';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { footTag, htmlTag, inlineCss, inlineJson } from '../../http/inline-json.ts';
import { viewportTag } from '../../core/publications/app-icon.ts';
import { assetPath, documentHead, pictureOfLinks, styleLink } from '../../core/publications/document-head.ts';
import type { Publication } from '../../core/publications/publication.ts';
import type { Prerendered } from './publishing.service.ts';

type PageOptions = {
  publication: Publication;
  data: PublishedData;
  path: string;
  url: string;
  accentColor: string | null;
  /** Only people who are signed in see the app; search engines leave it out. */
  isClosed: boolean;
  /** What stands there until the script has rendered the page; it waits for no other file. */
  prerendered: Prerendered | null;
  /** A module of the product that the page loads behind its own; null for none. */
  behindScript: string | null;
};

/** The page of a published app at one path: what search engines and browsers need before the script runs. */
export function publishedPage({
  publication,
  data,
  path,
  url,
  accentColor,
  isClosed,
  prerendered,
  behindScript,
}: PageOptions): string {
  const { entry, css, title, description, preload, pagePreload, icon } = publication;
  const page = resolvePage(
    { appId: data.appId, slug: data.slug, pages: publication.pages, mainPage: publication.mainPage },
    path,
  );
  const isMain = page === null || page === publication.mainPage;
  const heading = (isMain && publication.seoTitle) || pageTitle(title, { page, mainPage: publication.mainPage });
  const image = pictureOfLinks(publication, url);
  const scripts = new Set([entry, ...preload, ...((page && pagePreload[page]) ?? [])]);
  const preloads = [...scripts].map((name) => `<link rel="modulepreload" href="${assetPath}${name}">`);
  return `<!doctype html>
${htmlTag(publication)}
<head>
<meta charset="utf-8">
${viewportTag(publication)}
${documentHead({ title, heading, description, url, accentColor, isClosed, icon, image })}
${prerendered ? `<style>${inlineCss(prerendered.css)}</style>` : styleLink(css)}
${preloads.join('\n')}
</head>
<body>
${rootOf(prerendered?.markup)}
${footTag(publication.foot, title)}
<script type="application/json" id="whittle-data">${inlineJson(data)}</script>
<script type="module" src="${assetPath}${entry}"></script>${behindScript === null ? '' : `\n<script type="module" src="${behindScript}"></script>`}
</body>
</html>
`;
}

/** Prerendered HTML takes neither clicks nor typing, which would be lost when the script takes it over. */
const rootOf = (markup: string | undefined) =>
  markup === undefined ? '<div id="root"></div>' : `<div id="root" inert>${markup}</div>`;
