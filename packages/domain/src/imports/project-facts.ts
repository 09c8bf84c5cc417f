import type { AccessMode } from '@whittle/contract/people';
import { accessModeSchema } from '@whittle/contract/people';
import { limits } from '@whittle/contract/limits';
import { type AppSettings, appSettingsOf } from '../apps/app-settings.ts';
import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';

/** What the files of a project say of the app as a whole. */
export type ProjectFacts = {
  name: string | null;
  description: string | null;
  accessMode: AccessMode | null;
  mainPage: string | null;
  /** The picture of its tab, where it is not the one that templates bring. */
  icon: string | null;
  viewport: AppSettings['viewport'];
  language: AppSettings['language'];
  direction: AppSettings['direction'];
  page: PageFacts;
  packages: string[];
};

/** A stylesheet of the page: what stands in it, or where it lies in the project. */
export type PageStylesheet = { text: string } | { address: string };

/** What `index.html` says of every page. */
export type PageFacts = {
  /** Addresses of other sites' stylesheets that it loads. */
  links: string[];
  /** Its own styles and the stylesheets of the project that it loads, in its order. */
  stylesheets: PageStylesheet[];
  /** The module of the source that it starts, by its path in the app. */
  start: string | null;
  /** Addresses of the scripts that it loads, but for those of the source. */
  scripts: string[];
  /** Classes of `<html>` and `<body>`. */
  rootClasses: string[];
  bodyClasses: string[];
};

/** Names that templates give to every project. */
const namelessNames =
  /^(base44[\s-]?app|base44|vite[\s-]?app|vite\s*\+\s*react(\s*\+\s*ts)?|my[\s-]app|react[\s-]app|app|whittle app)$/i;

/** Reads `index.html`, `package.json`, `base44/config.jsonc` and `whittle/app.json`. Never throws. */
export function readProjectFacts(textOf: (path: string) => string | null): ProjectFacts {
  const ours = object(textOf('whittle/app.json'));
  const config = object(textOf('base44/config.jsonc') ?? textOf('base44/config.json'));
  const manifest = object(textOf('package.json'));
  const html = (textOf('index.html') ?? '').replace(/<!--[^]*?-->/g, '');
  const title = unescaped(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '');
  const described = unescaped(metaContent(html, 'description') ?? '');
  const names = [string(ours['name']), string(config['name']), title, spaced(string(manifest['name']))];
  const descriptions = [string(ours['description']), string(config['description']), described];
  const name = names.find((one) => one !== '' && !namelessNames.test(one)) ?? null;
  const mode = accessModeSchema.safeParse(ours['accessMode'] ?? accessOf(string(config['visibility'])));
  return {
    name: name === null ? null : name.slice(0, limits.appNameMaxChars),
    description: descriptions.find((one) => one !== '') ?? null,
    accessMode: mode.success ? mode.data : null,
    mainPage: string(ours['mainPage']) || string(config['mainPage']) || null,
    icon: iconOf(html),
    viewport: viewportOf(html),
    ...languageOf(html),
    page: pageOf(html),
    packages: ['dependencies', 'devDependencies'].flatMap((kind) => {
      const listed = manifest[kind];
      return isPlainObject(listed) ? Object.keys(listed) : [];
    }),
  };
}

const linkTag = /<link\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const templateIcon = /vite\.svg$|\bbase44\.com\//i;

function iconOf(html: string): string | null {
  const link = html.match(linkTag)?.find((one) => /\bicon\b/i.test(attributeOf(one, 'rel') ?? ''));
  const href = unescaped((link && attributeOf(link, 'href')) ?? '');
  return templateIcon.test(href)
    ? null
    : appSettingsOf({ icon: href.replace(/^\.?\/?(?=[\w-]+(?:\/|\.\w+$))/, '/') }).icon;
}

/** What every template writes says nothing of the app. */
function viewportOf(html: string): string | null {
  const content = metaContent(html, 'viewport') ?? '';
  const said = content.split(/[,;]/).map((one) => one.replace(/\s/g, ''));
  const isUsual = said.every((one) => /^(?:|width=device-width|initial-scale=1(?:\.0)?)$/.test(one));
  return isUsual ? null : appSettingsOf({ viewport: content }).viewport;
}

/** English from left to right is what a page is without a word; templates write it into every project. */
function languageOf(html: string): Pick<ProjectFacts, 'language' | 'direction'> {
  const tag = tagOf(html, 'html');
  const { language, direction } = appSettingsOf({
    language: attributeOf(tag, 'lang'),
    direction: attributeOf(tag, 'dir')?.toLowerCase(),
  });
  return { language: language === 'en' ? null : language, direction: direction === 'ltr' ? null : direction };
}

function pageOf(html: string): PageFacts {
  const links = stylesheetLinks(html).filter((address) => isForeign.test(address) && !/["\\\s]/.test(address));
  const shown = html.replace(/<noscript\b[^]*?<\/noscript>/gi, '');
  const stylesheets = [...shown.matchAll(/<style\b[^>]*>([^]*?)<\/style>|<link\b[^>]*>/gi)].flatMap(
    ([tag, text]): PageStylesheet[] =>
      text === undefined
        ? stylesheetLinks(tag).flatMap((address) => (isForeign.test(address) ? [] : [{ address }]))
        : text.trim() === ''
          ? []
          : [{ text: text.trim() }],
  );
  const loaded = [...shown.matchAll(/<script\b[^>]*>/gi)]
    .map(([tag]) => unescaped(attributeOf(tag, 'src') ?? ''))
    .filter((address) => address !== '');
  const scripts = loaded.filter((address) => !startScript.test(address));
  const start =
    loaded.find((address) => startScript.test(address))?.replace(/^(?:\.?\/)?(?:src\/)?|\?.*$/g, '') ?? null;
  const classesOf = (tag: string) => attributeOf(tagOf(html, tag), 'class')?.split(/\s+/).filter(Boolean) ?? [];
  return {
    links,
    stylesheets,
    start,
    scripts,
    rootClasses: classesOf('html'),
    bodyClasses: classesOf('body'),
  };
}

const isForeign = /^(?:https?:)?\/\//i;
const startScript = /^(?:\.?\/)?src\/|(?:^|\/)(?:main|index)\.[jt]sx?(?:\?|$)/;

/** Where the stylesheets lie that the markup loads. */
const stylesheetLinks = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*>/gi)]
    .filter(([link]) => /\brel=["']?stylesheet\b/i.test(link))
    .flatMap(([link]) => unescaped(attributeOf(link, 'href') ?? '') || []);

const tagOf = (html: string, name: string): string => new RegExp(`<${name}\\b[^>]*>`, 'i').exec(html)?.[0] ?? '';

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined);

/** The vendor's words for who may open an app; a workspace has no counterpart here, so invited people stand for it. */
const accessOf = (visibility: string): string =>
  ({
    public: 'public_without_login',
    private: 'private_with_login',
    workspace: 'private_with_login',
    workspace_with_login: 'private_with_login',
  })[visibility] ?? visibility;

function object(source: string | null): Record<string, unknown> {
  const read = source === null ? null : readJsonc(source);
  return read?.ok && isPlainObject(read.value) ? read.value : {};
}

const string = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const spaced = (name: string) =>
  name === ''
    ? ''
    : name
        .replace(/^@[^/]+\//, '')
        .replace(/[-_]+/g, ' ')
        .replace(/^./, (first) => first.toUpperCase());

function metaContent(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]+name=["']${name}["'][^>]*>`, 'i').exec(html)?.[0];
  return tag && attributeOf(tag, 'content');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };
const unescaped = (text: string) =>
  text.replace(/&(#39|[a-z]+);/gi, (all, name: string) => entities[name.toLowerCase()] ?? all).trim();
