import { limits } from '@whittle/contract/limits';
import { takesVisitorFiles } from '@whittle/domain/entities/visitor-files';
import type { Entity } from '@whittle/domain/entities/entity';
import type { Clock } from '../../adapters/clock.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { UploadsService } from '../../core/uploads/uploads.service.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import type { CallContext } from './endpoint.ts';
import { takeOwnersShare } from './owners-share.ts';

/** What the app that a caller is in declares. */
export type DeclaredEntities = (caller: Pick<AppCaller, 'app' | 'channel'>) => Promise<readonly Entity[]>;

type Deps = {
  uploads: Pick<UploadsService, 'uploadFile' | 'uploadOfVisitor'>;
  declaredEntities: DeclaredEntities;
  rateLimits: RateLimits;
  clock: Clock;
};

const visitorShare = { perMinute: 0, perMinuteOfVisitor: 6, perDayOfApp: limits.visitorUploadsPerDay };
const picturesAndPdf = /^(?:image\/(?!svg)|application\/pdf)/;

/**
 * Keeps a file (INTEG-04). Visitors hand in pictures and PDF files where a form of the app takes their records, each a
 * little, and all of them together only so many in a day (S-24). Throws `not-signed-in`, `rate-limited`, `file-kind-refused`, `file-too-big`.
 */
export function createUploadFile({ uploads, declaredEntities, rateLimits, clock }: Deps) {
  return async (caller: AppCaller, file: IncomingFile, { address }: Pick<CallContext, 'address'>) => {
    if (caller.person) return uploads.uploadFile(caller, file);
    if (!takesVisitorFiles(await declaredEntities(caller))) throw new AppError('not-signed-in');
    await takeOwnersShare({ rateLimits, clock }, { call: 'visitor-upload', caller, address, limits: visitorShare });
    return uploads.uploadOfVisitor(caller.app.id, file, (contentType) => {
      if (!picturesAndPdf.test(contentType))
        throw new AppError('file-kind-refused', { values: { kinds: 'pictures, PDF' } });
    });
  };
}
