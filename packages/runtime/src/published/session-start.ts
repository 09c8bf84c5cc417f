import { provideProcess } from '../sdk/env.ts';
import { startSession } from '../sdk/session.ts';
import { blockBrowserApis } from '../shell/blocked-browser-apis.ts';
import { readPublishedData } from './published-data.ts';
import { publishedSession } from './published-session.ts';

// Imported before any module of the app: an app's own modules may call the server as soon as they run.
blockBrowserApis([]);
const { appId, token } = readPublishedData();
startSession(publishedSession(appId, token));
provideProcess('production');
