import { provideProcess } from '../sdk/env.ts';
import { startSession } from '../sdk/session.ts';
import { closeDoors } from '../shell/closed-doors.ts';
import { readPublishedData } from './published-data.ts';
import { publishedSession } from './published-session.ts';

// Imported before any module of the app: an app's own modules may call the server as soon as they run.
closeDoors([]);
const { appId, token } = readPublishedData();
startSession(publishedSession(appId, token));
provideProcess('production');
