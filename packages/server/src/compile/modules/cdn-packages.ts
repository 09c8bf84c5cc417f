/** Hosts that hand out packages, and what stands before the package's name in their addresses. */
const hosts: RegExp[] = [
  /^https?:\/\/(?:esm\.sh|esm\.run)\/(?:v\d+\/|stable\/)?\*?(.+)$/,
  /^https?:\/\/(?:www\.)?unpkg\.com\/(.+)$/,
  /^https?:\/\/(?:cdn|fastly)\.jsdelivr\.net\/npm\/(.+)$/,
  /^https?:\/\/cdn\.skypack\.dev\/(?:pin\/|-\/)?(.+)$/,
  /^https?:\/\/(?:ga\.)?jspm\.(?:io|dev)\/(?:npm:)?(.+)$/,
  /^npm:(.+)$/,
  // `xlsx-0.20.3/package/xlsx.mjs`
  /^https?:\/\/cdn\.sheetjs\.com\/(xlsx-(?:latest|[\d.]+)\/.+)$/,
  // `jspdf/2.5.1/jspdf.umd.min.js`
  /^https?:\/\/cdnjs\.cloudflare\.com\/ajax\/libs\/([^/]+\/[\d.]+[\w.-]*\/.+)$/,
];

/** Names that cdnjs has for packages that go by another one. */
const cdnjsNames: Readonly<Record<string, string>> = { 'moment.js': 'moment', 'lodash.js': 'lodash' };

/** The build of a whole package, as hosts offer it; any other file of it is a part. */
const wholeBuild = /^(?:$|\+esm$|index\.|(?:package|dist|build|es|esm|esm5|umd|lib|module|cjs)\/|[\w.-]+\.m?js$)/;

/**
 * What an address of a package on another host is called in an import of the package itself, the nearest first:
 * `https://esm.sh/date-fns@3/locale` is `date-fns/locale`. Empty for any other address.
 */
export function packagesAt(address: string): string[] {
  const [written = ''] = address.split(/[?#]/);
  const rest = hosts.map((host) => host.exec(written)?.[1]).find((one) => one !== undefined);
  const [, full, below = ''] = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@[^/]*)?(?:\/(.*))?$/.exec(rest ?? '') ?? [];
  if (full === undefined) return [];
  const name = full.startsWith('xlsx-') ? 'xlsx' : (cdnjsNames[full] ?? full);
  const path = below.replace(/^[\d.]+[\w.-]*\/(?=[^/]+$)/, '').replace(/\/$/, '');
  const deep = path === '' || path === '+esm' ? [] : [`${name}/${path.replace(/\/\+esm$/, '')}`];
  return wholeBuild.test(path) || /^[\d.]+/.test(below) ? [...deep, name] : deep;
}
