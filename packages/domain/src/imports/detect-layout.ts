import type { ImportLayout } from '@whittle/contract/imports';
import type { SortedFiles } from './sort-files.ts';

/** Which generation of export the files are; null when they are no app at all. */
export function detectLayout({
  sources,
  entityFiles,
  descriptions,
  agents,
  functions,
}: SortedFiles): ImportLayout | null {
  const paths = [...sources.keys()];
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (descriptions.has('whittle/app.json')) return 'whittle';
  const isVendors = [...sources.values()].some((source) =>
    /@base44\/|base44Client|@\/(?:entities|integrations)\//.test(source),
  );
  const entityPaths = [...entityFiles.keys()];
  const ofCli = [...descriptions.keys(), ...entityPaths].some((path) => path.startsWith('base44/'));
  if (ofCli) return 'G3';
  if (has(/^pages\.config\.[jt]sx?$/)) return 'G2';
  if (has(/^lib\/(?:app-params|AuthContext)\.[jt]sx?$/) && isVendors) return 'G2';
  if (has(/^api\/(?:base44Client|entities)\.[jt]s$/) || (isVendors && has(/^pages\/index\.[jt]sx$/))) return 'G1';
  const hasPages = has(/^(?:pages\/|components\/|[Ll]ayout\.)[^.]*\.?[jt]sx?$/);
  if (!descriptions.has('package.json') && (hasPages || entityPaths.length > 0)) return 'G0';
  if (isVendors && (hasPages || agents.size > 0 || functions.size > 0)) return 'G2';
  return has(/\.[jt]sx$/) || has(/^(?:main|index|App)\.[jt]sx?$/) ? 'vite' : null;
}
