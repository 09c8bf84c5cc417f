import type { Context } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { FileTree } from './app-tree.ts';

/** What only a file is called like; any other path is a page's. */
const fileName = /\.(?:ico|png|jpe?g|gif|webp|avif|svg|txt|map|webmanifest|[cm]?js|css|json|xml|csv|woff2?|wasm)$/i;

const textTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
};

/** Whether a path asks for a file, so that nothing but a file answers it. */
export const isFilePath = (pathname: string): boolean => fileName.test(pathname);

/**
 * Answers a file of an app's `public` folder, which code that was made for Vite expects at the root of the app's host.
 * Pictures and the like are uploads, whose addresses the tree holds; texts stand in the tree itself. Null when the app has
 * no such file.
 */
export function publicFileResponse(c: Context<AppEnv>, tree: FileTree | null): Response | null {
  const { path } = c.req;
  const extension = /\.(\w{1,12})$/.exec(path)?.[1]?.toLowerCase();
  const content = extension === undefined ? undefined : tree?.files.get(`public${decoded(path)}`);
  if (extension === undefined || content === undefined) return null;
  const type = textTypes[extension];
  if (type !== undefined) return c.body(content, 200, { 'content-type': type, 'cache-control': 'no-cache' });
  const address = content.trim();
  return /^(?:\/files\/|https?:\/\/)\S+$/.test(address) ? c.redirect(address) : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
