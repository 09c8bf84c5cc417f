import { appSettingsCalls as calls } from '@whittle/contract/app-settings/calls';
import type { Context } from 'hono';
import { failedAs } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import type { AppSettingsService } from './app-settings.service.ts';

type Deps = { appSettings: AppSettingsService; guards: SessionGuards };

/** What the panels of an app read and change. Rules: EDIT-10, EDIT-11, EDIT-19, PUB-04 to PUB-06. */
export function appSettingsRoutes({ appSettings, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const by = (account: SignedIn, c: Context<AppEnv>) => ({ ...account, address: c.env.clientAddress });

  on(calls.read, ({ account, params }, c) => appSettings.read(by(account, c), params.appId));
  on(calls.saveSettings, ({ account, params, body }, c) =>
    appSettings
      .save(by(account, c), params.appId, 'settings', body.appSettings, body.base)
      .catch(failedAs('settings-not-saved')),
  );
  on(calls.saveStyle, ({ account, params, body }, c) =>
    appSettings
      .save(by(account, c), params.appId, 'style', body.appStyle, body.base)
      .catch(failedAs('style-not-saved')),
  );
  on(calls.saveTexts, ({ account, params, body }, c) =>
    appSettings.save(by(account, c), params.appId, 'texts', body.appTexts, body.base).catch(failedAs('app-not-saved')),
  );
  on(calls.saveDetails, ({ account, params, body }, c) =>
    appSettings
      .save(by(account, c), params.appId, 'details', body.appDetails, body.base)
      .catch(failedAs('app-not-saved')),
  );
  return routes;
}
