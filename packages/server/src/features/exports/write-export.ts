import { readFile } from 'node:fs/promises';
import {
  exportedAppPath,
  type ExportedApp,
  type ExportedConnector,
  type ExportedUpload,
} from '@whittle/contract/project-export';
import { packagePathOf, projectPathOf, recordsPathOf, uploadPathOf } from '@whittle/domain/exports/project-paths';
import type { FileStorage } from '../../adapters/storage/file-storage.ts';
import type { App } from '../../core/apps/apps.service.ts';
import {
  type ExportedUploadRow,
  ownerPersonOf,
  peopleLines,
  recordLines,
  type Snapshot,
  uploadsOf,
} from './export-snapshot.store.ts';
import type { Project } from './project/project.ts';
import type { ZipWriter } from './zip-writer.ts';

export type ExportContents = { hasData: boolean; hasPrivateFiles: boolean };

type Export = ExportContents & {
  app: App;
  versionId: string | null;
  files: ReadonlyMap<string, string>;
  project: Project;
  packages: readonly ExportedConnector[];
  exportedAt: Date;
};

/** Writes everything of an export into its zip. */
export async function writeExport(zip: ZipWriter, snapshot: Snapshot, storage: FileStorage, given: Export) {
  const { app, files, project, hasData } = given;
  const uploads = chooseUploads(await uploadsOf(snapshot, app.id), given);
  const assets = assetsOf(files, uploads);
  const open = ({ id }: { id: string }) => storage.open(`${app.id}/${id}`);

  const described: ExportedApp = {
    format: 1,
    id: app.id,
    name: app.name,
    slug: app.slug,
    appType: app.appType as ExportedApp['appType'],
    versionId: given.versionId,
    exportedAt: given.exportedAt.toISOString(),
    access: {
      accessMode: app.accessMode,
      isSignupEnabled: app.isSignupEnabled,
      termsOfServiceLink: app.termsOfServiceLink,
      privacyPolicyLink: app.privacyPolicyLink,
      supportEmail: app.supportEmail,
      allowedOrigins: app.allowedOrigins,
      embedders: app.embedders,
    },
    rules: app.projectRules,
    generated: project.generated,
    assets: Object.fromEntries([...assets].map(([path]) => [path, files.get(path)!.trim()])),
    uploads,
    data: hasData ? { entities: entitiesOf(files), ownerId: await ownerPersonOf(snapshot, app.id) } : null,
  };
  await zip.add(exportedAppPath, `${JSON.stringify(described, null, 2)}\n`);

  for (const one of given.packages) await zip.add(packagePathOf(one.name), `${JSON.stringify(one, null, 2)}\n`);

  const assetPaths = new Map([...assets].map(([path, upload]) => [projectPathOf(path), upload]));
  for (const [path, content] of project.files) {
    const asset = assetPaths.get(path);
    const bytes = asset && (await open(asset));
    if (bytes) await zip.add(path, bytes);
    else await zip.add(path, typeof content === 'string' ? content : await readFile(content.copyOf));
  }
  if (hasData) {
    for (const entity of entitiesOf(files)) await zip.add(recordsPathOf(entity), recordLines(snapshot, app.id, entity));
    await zip.add(recordsPathOf('User'), peopleLines(snapshot, app.id));
  }
  for (const upload of uploads) {
    const bytes = await open(upload);
    if (bytes) await zip.add(upload.path, bytes);
  }
}

/** Entities with records of their own; what stands in `User` are fields of people. */
const entitiesOf = (files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()]
    .flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? [])
    .filter((name) => name !== 'User')
    .sort();

/** With data all files that people uploaded, without it those that the code names. */
function chooseUploads(rows: ExportedUploadRow[], { files, hasData, hasPrivateFiles }: Export): ExportedUpload[] {
  const code = hasData ? '' : [...files.values()].join('\n');
  return rows
    .filter(({ id, isPrivate }) => (isPrivate ? hasData && hasPrivateFiles : hasData || code.includes(`/files/${id}/`)))
    .map((row) => ({ ...row, path: uploadPathOf(row) }));
}

/** Files of the app that hold the address of an upload and stand for its bytes. */
function assetsOf(files: ReadonlyMap<string, string>, uploads: readonly ExportedUpload[]): Map<string, ExportedUpload> {
  const byId = new Map(uploads.map((upload) => [upload.id, upload]));
  const assets = new Map<string, ExportedUpload>();
  for (const [path, content] of files) {
    if (content.length > 1_000) continue;
    const id = /^\/files\/([0-9a-f]{32})\/[^\s/]+$/.exec(content.trim())?.[1];
    const upload = id === undefined ? undefined : byId.get(id);
    if (upload) assets.set(path, upload);
  }
  return assets;
}
