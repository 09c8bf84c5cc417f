import { accountCalls, googleCalls, securityCalls, signInCalls } from './accounts/calls.ts';
import { appErrorCalls } from './app-errors/calls.ts';
import { appCalls } from './apps/calls.ts';
import { auditCalls } from './audit/calls.ts';
import type { Call } from './call.ts';
import { chatCalls } from './chat/calls.ts';
import { codeCalls, visualEditCalls } from './code/calls.ts';
import { domainCalls } from './domains/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { importCalls } from './imports/calls.ts';
import { packageCalls } from './integrations/package-calls.ts';
import { mailCalls } from './mail/calls.ts';
import { modelCalls } from './models/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { previewCalls, previewPageCalls } from './preview/calls.ts';
import { publishingCalls } from './publishing/calls.ts';
import { recordPanelCalls } from './records/builder-calls.ts';
import { historyCalls } from './records/history-calls.ts';
import { versionCalls } from './versions/calls.ts';

/** Every call of the server, by what it is about. The interface imports the calls of a slice, not this list. */
export const callsByTopic = {
  'Signing in': { ...signInCalls, ...googleCalls },
  Account: { ...accountCalls, ...securityCalls },
  Apps: appCalls,
  Chat: chatCalls,
  Versions: versionCalls,
  Code: codeCalls,
  'Changes on the page': visualEditCalls,
  Preview: { ...previewCalls, ...previewPageCalls },
  Publishing: publishingCalls,
  Domains: domainCalls,
  Imports: importCalls,
  Exports: exportCalls,
  'Database panel': recordPanelCalls,
  'History of records': historyCalls,
  'People of an app': peopleCalls,
  'Integrations of an app': packageCalls,
  'Errors of apps': appErrorCalls,
  'Administration: models': modelCalls,
  'Administration: mail': mailCalls,
  'Administration: audit log': auditCalls,
} satisfies Record<string, Record<string, Call>>;

export const allCalls: readonly Call[] = Object.values(callsByTopic).flatMap((calls) => Object.values<Call>(calls));
