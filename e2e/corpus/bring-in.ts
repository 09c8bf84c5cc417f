import type { Import, ImportReport } from '@whittle/contract/imports';
import { zipSync } from 'fflate';
import type { ExportedApp } from './assemble.ts';
import type { Builder } from './builder-calls.ts';

export type BroughtIn = { appId: string; report: ImportReport };

/** Packs an export and imports it as the builder's dialog does: look at it first, then make the app as proposed. */
export async function bringIn(builder: Builder, { name, files, folder }: ExportedApp): Promise<BroughtIn> {
  const body = new FormData();
  const zip = zipSync(Object.fromEntries([...files].map(([path, bytes]) => [path, new Uint8Array(bytes)])), {
    level: 1,
  });
  body.append('file', new File([zip], `${name}.zip`, { type: 'application/zip' }));
  const looked = await builder.json<Import>('/api/imports', { method: 'POST', body });
  const { importId, report } = await chosen(builder, looked, folder);
  const { appId } = await builder.json<{ appId: string }>(`/api/imports/${importId}/apps`, {
    json: { name, entities: {} },
  });
  return { appId, report };
}

/** The report of one app where the archive has several. */
async function chosen(builder: Builder, looked: Import, folder: string | null): Promise<Import> {
  const folders = looked.report.apps.map((app) => app.folder);
  const one = folders.find((path) => folder !== null && path.endsWith(`${folder.replace(/\/$/, '')}/`));
  if (folders.length === 0) return looked;
  if (one === undefined) throw new Error(`it holds several apps; add one of them after “#”: ${folders.join(', ')}`);
  return builder.json<Import>(`/api/imports/${looked.importId}`, { method: 'PATCH', json: { folder: one } });
}
