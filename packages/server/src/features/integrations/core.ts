import { AppError } from '../../http/app-error.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import type { IntegrationEndpoint } from './integrations.routes.ts';

type Deps = { uploadFile(caller: AppCaller, file: File): Promise<{ file_url: string }> };

/** The endpoints of the package Core. */
export function coreEndpoints({ uploadFile }: Deps): ReadonlyMap<string, IntegrationEndpoint> {
  return new Map<string, IntegrationEndpoint>([
    [
      'UploadFile',
      async (caller, { file }) => {
        if (!(file instanceof File)) throw new AppError('upload-missing');
        return uploadFile(caller, file);
      },
    ],
  ]);
}
