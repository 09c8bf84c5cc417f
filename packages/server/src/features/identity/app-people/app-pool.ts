import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Config } from '../../../config/config.ts';
import type { FindApp } from '../../../http/app-caller.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import { inUniformTime } from '../builders/mailbox-sign-in.ts';
import type { FindAppPool, Origin } from '../builders/pool-calls.ts';
import type { AppPeople } from './app-people.ts';
import type { Visit } from './visit.ts';

type Deps = { config: Config; findApp: FindApp } & Pick<AppPeople, 'passwordless' | 'passwords'>;

/** The account calls of the builder's host that name an app: they act on the pool of that app, once it is published. */
export function createFindAppPool({ config, findApp, passwordless, passwords }: Deps): FindAppPool {
  return async (appId) => {
    const app = await findApp(appId);
    if (!app?.publishedVersionId) return null;
    const visit = (from: Origin): Visit => ({ app, channel: 'published', ...from });
    const pathOf = (url: string | null) => (url === null ? null : sameOriginPath(url, publishedOrigin(config, app)));
    return {
      sendResetPasswordEmail: ({ email }, from) => inUniformTime(() => passwords.requestReset(visit(from), email)),
      sendMagicLink: ({ email, continueUrl }, from) =>
        inUniformTime(() => passwordless.send(visit(from), email, pathOf(continueUrl))),
      validateOtp: (typed, from) => passwordless.validate(visit(from), typed),
    };
  };
}
