import type { VersionFile } from '@whittle/contract/versions';
import { useState } from 'react';
import { appPages } from './app-pages.ts';

/** The pages of the version that is shown. While the files of the next one are on their way, the last ones count. */
export function useAppPages(
  files: readonly VersionFile[] | undefined,
  streaming: Parameters<typeof appPages>[1],
  appType: Parameters<typeof appPages>[2],
): ReturnType<typeof appPages> {
  const [known, setKnown] = useState<readonly VersionFile[]>([]);
  if (files && files !== known) setKnown(files);
  return appPages(files ?? known, streaming, appType);
}
