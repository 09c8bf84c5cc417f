import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { decodeText } from '@whittle/domain/addresses/decode';
import { type Language, languageCookie, pickLanguage, wantedLanguages } from '@whittle/domain/languages/languages';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './env.ts';
import { builderContentPolicy } from './security-headers.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

/** Paths that are calls, never pages of the builder. */
const callPaths = /^\/(api|live_api|runtime|apps|_whittle)(\/|$)/;

/**
 * Serves the built interface from `root` (packages/web/dist): files of `/assets/` carry a hash in their name and are
 * cached for ever, brotli where the build made it; every other page address answers with the one page of the interface,
 * which finds its screen by itself. Mounted last.
 */
export function webAssets({ config, root }: { config: Config; root: string }) {
  return new Hono<AppEnv>().get('*', async (c, next) => {
    const path = decodePath(c.req.path);
    if (path === null || callPaths.test(path)) return next();
    const extension = extname(path);
    if (extension && extension in contentTypes && path !== '/index.html') {
      return (await sendFile(c, root, path, extension)) ?? next();
    }
    // Read each time: a build may come, or come again, while the server runs.
    const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => null);
    if (!html) return c.text('The interface is not built yet. Run: npm run build', 503);
    return c.body(inLanguage(html, languageOf(c)), 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-language, cookie',
      'content-security-policy': builderContentPolicy(config, inlineScriptHashes(html)),
    });
  });
}

/** As the page itself picks it, so that `lang` and `dir` are right before any of its code runs. Rule: LANG-01. */
const languageOf = (c: Context<AppEnv>): Language =>
  pickLanguage(getCookie(c, languageCookie), wantedLanguages(c.req.header('accept-language')));

const inLanguage = (html: string, { tag, direction }: Language): string =>
  html.replace(/<html lang="[^"]*"/, `<html lang="${tag}" dir="${direction}"`);

async function sendFile(c: Context<AppEnv>, root: string, path: string, extension: string): Promise<Response | null> {
  const file = join(root, path);
  const compressed = `${file}.br`;
  const takesBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '') && existsSync(compressed);
  const content = await readFile(takesBrotli ? compressed : file).catch(() => null);
  if (!content) return null;
  return c.body(new Uint8Array(content), 200, {
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
    ...(takesBrotli && { 'content-encoding': 'br' }),
    // Previews and published apps load shared code and fonts from here; there is nothing private in it.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** Null for a path that is malformed or leads upwards. */
function decodePath(path: string): string | null {
  const decoded = decodeText(path);
  return decoded === null || decoded.includes('\0') || decoded.split(/[/\\]/).includes('..') ? null : decoded;
}

/** The hashes that let the page's own inline scripts run under the content policy. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
}
