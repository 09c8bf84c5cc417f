import type { Import, ImportReport } from '@whittle/contract/imports';
import { zipSync } from 'fflate';
import type { ExportedApp } from './assemble.ts';
import type { Builder } from './builder-calls.ts';

export type BroughtIn = { appId: string; report: ImportReport };

/** Packs an export and imports it as the builder's dialog does: look at it first, then make the app as proposed. */
export async function bringIn(builder: Builder, { name, files }: ExportedApp): Promise<BroughtIn> {
  const body = new FormData();
  const zip = zipSync(Object.fromEntries([...files].map(([path, bytes]) => [path, new Uint8Array(bytes)])), {
    level: 1,
  });
  body.append('file', new File([zip], `${name}.zip`, { type: 'application/zip' }));
  const { importId, report } = await builder.json<Import>('/api/imports', { method: 'POST', body });
  const { appId } = await builder.json<{ appId: string }>(`/api/imports/${importId}/apps`, {
    json: { name, entities: {} },
  });
  return { appId, report };
}
