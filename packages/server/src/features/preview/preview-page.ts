import type { FrameData } from '@whittle/contract/preview';
import { librariesAt } from '@whittle/domain/preview/page-libraries';
import type { BuiltPlatform } from '../../compile/load-platform.ts';
import { escapeHtml, footTag, htmlTag, inlineCss, inlineJson } from '../../http/inline-json.ts';

const icon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Shared by all previews of all apps, so a browser loads it once. */
export const vendorPath = '/assets/vendor/';

/** Where each library that does not come with the main script is loaded from; a folder that is one file is one entry. */
export function vendorAddresses({ manifest }: BuiltPlatform, builderOrigin: string): FrameData['vendors'] {
  const addresses: FrameData['vendors'] = {};
  for (const [specifier, { file, member }] of Object.entries(manifest.vendors)) {
    if (file === manifest.main) continue;
    const url = builderOrigin + vendorPath + file;
    const folder = /^([a-z][\w/-]+)\/([\w.-]+)$/.exec(specifier);
    if (folder && member === `$${folder[2]}`) addresses[`${folder[1]}/*`] = { url, member: '$*' };
    else addresses[specifier] = { url, member };
  }
  return addresses;
}

/** The page of a preview: style, what to run, and the scripts that what lies at `path` will need. */
export function previewPage(platform: BuiltPlatform, data: FrameData, path: string): string {
  const { payload, builderOrigin } = data;
  const { manifest } = platform;
  const files = new Set([manifest.main, ...(manifest.needs[manifest.main] ?? [])]);
  const imports = new Map(payload.modules.map((module) => [module.id, module.imports]));
  for (const specifier of librariesAt(payload, (id) => imports.get(id), path)) {
    const file = manifest.vendors[specifier]?.file;
    if (file) for (const one of [file, ...(manifest.needs[file] ?? [])]) files.add(one);
  }
  const preloads = [...files].map(
    (file) => `<link rel="modulepreload" crossorigin href="${builderOrigin}${vendorPath}${file}">`,
  );
  const withoutStyle: FrameData = { ...data, payload: { ...payload, css: '' } };
  return `<!doctype html>
${htmlTag(payload.document)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(payload.name)}</title>
<link rel="icon" href="${icon}">
${preloads.join('\n')}
<style id="whittle-css">${inlineCss(payload.css)}</style>
</head>
<body>
<div id="root"></div>
${footTag(payload.document.foot, payload.name)}
<script type="application/json" id="whittle-data">${inlineJson(withoutStyle)}</script>
<script type="module" crossorigin src="${builderOrigin}${vendorPath}${manifest.main}"></script>
</body>
</html>
`;
}
