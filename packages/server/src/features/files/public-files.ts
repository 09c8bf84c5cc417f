import type { FileTree } from './app-tree.ts';

/**
 * Where a file of an app's `public` folder is kept. Code that was made for Vite expects these files at the root of the
 * app's host; here they are uploads, and the tree holds their addresses. Null when the app has no such file.
 */
export function publicFileAddress(tree: FileTree | null, pathname: string): string | null {
  if (!tree || !/\.\w{1,12}$/.test(pathname)) return null;
  const address = tree.files.get(`public${decoded(pathname)}`)?.trim();
  return address !== undefined && /^(?:\/files\/|https?:\/\/)\S+$/.test(address) ? address : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
