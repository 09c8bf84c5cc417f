import { pictureSize } from '@whittle/contract/app-picture';
import { appCalls } from '@whittle/contract/apps/calls';
import { limits } from '@whittle/contract/limits';
import { webpSize } from '@whittle/domain/apps/webp-size';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { appPictures } from '../../adapters/database/schema.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { AppError } from '../../http/app-error.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & { apps: Pick<AppsService, 'requireOwned'>; guards: SessionGuards };

/** The picture of an app's main page, as the preview of its owner drew it (HOME-03). Nobody else sees it. */
export function appPictureRoutes({ db, clock, apps, guards }: Deps) {
  const { routes, on } = serveCalls(guards);

  on(appCalls.readPicture, async ({ account, params }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    const [row] = await db.select().from(appPictures).where(eq(appPictures.appId, id));
    return { image: row?.image ?? null };
  });
  on(appCalls.keepPicture, async ({ account, params, body }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    // The app's own code may have made it, so it is a picture of this size or nothing.
    const bytes = Buffer.from(body.image, 'base64');
    const size = webpSize(bytes);
    const isRight = size?.width === pictureSize.width && size.height === pictureSize.height;
    if (!isRight || bytes.length > limits.appPictureMaxBytes) throw new AppError('invalid-input');
    const picture = { versionId: body.versionId, image: body.image, takenAt: clock.now() };
    await db
      .insert(appPictures)
      .values({ appId: id, ...picture })
      .onConflictDoUpdate({ target: appPictures.appId, set: picture });
  });
  return routes;
}
