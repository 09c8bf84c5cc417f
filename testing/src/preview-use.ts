import type { RequestOptions } from './request.ts';

type Builder = { json<T>(path: string, options?: RequestOptions): Promise<T> };

/**
 * Says that a person used the newest version in its preview, as the builder's screen does once it saw a click in the frame.
 * Until then what an app destroys or sends is held (PREV-18).
 */
export async function usePreview(builder: Builder, appId: string): Promise<void> {
  const { latestVersionId: versionId } = await builder.json<{ latestVersionId: string | null }>(`/api/apps/${appId}`);
  if (versionId === null) return;
  await builder.json(`/api/apps/${appId}/preview-guard/use`, { json: { versionId } });
}
