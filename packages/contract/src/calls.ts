import { accountCalls, googleCalls, securityCalls, signInCalls } from './accounts/calls.ts';
import { analyticsCalls } from './analytics/calls.ts';
import { apiDocsCalls } from './api-docs/calls.ts';
import { appErrorCalls } from './app-errors/calls.ts';
import { authCallsUnder, inviteCalls, passwordlessCalls, visitorCalls } from './app-people/calls.ts';
import { usageCalls } from './app-usage/calls.ts';
import { appCalls } from './apps/calls.ts';
import { appSettingsCalls } from './app-settings/calls.ts';
import { appTemplateCalls, templateCategoryCalls } from './app-templates/calls.ts';
import { auditCalls } from './audit/calls.ts';
import type { Call } from './call.ts';
import { chatAssistantCalls } from './chat-assistant/calls.ts';
import { chatCalls } from './chat/calls.ts';
import { codeCalls, visualEditCalls } from './code/calls.ts';
import { collaboratorCalls } from './collaborators/calls.ts';
import { domainCalls } from './domains/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { importCalls } from './imports/calls.ts';
import { integrationCalls } from './integrations/calls.ts';
import { packageCalls } from './integrations/package-calls.ts';
import { connectionCalls } from './knowledge/connection-calls.ts';
import { knowledgeCalls } from './knowledge/calls.ts';
import { sourceCalls } from './knowledge/source-calls.ts';
import { overviewCalls } from './overview/calls.ts';
import { mailCalls } from './mail/calls.ts';
import { membershipCalls, membershipHookCalls, ownMembershipCalls } from './memberships/calls.ts';
import { mcpCalls } from './mcp/calls.ts';
import { modelCalls } from './models/calls.ts';
import { ownKeyCalls } from './models/own-keys-calls.ts';
import { peopleCalls } from './people/calls.ts';
import { planAdminCalls, planCalls } from './plans/calls.ts';
import { personDataCalls } from './person-data/calls.ts';
import { previewCalls, previewPageCalls } from './preview/calls.ts';
import { publishingCalls } from './publishing/calls.ts';
import { recordPanelCalls } from './records/builder-calls.ts';
import { csvCalls, liveRecordCalls, recordCallsUnder, userCallsUnder } from './records/calls.ts';
import { historyCalls } from './records/history-calls.ts';
import { batchCalls } from './repair-lab/batch-calls.ts';
import { repairLabCalls } from './repair-lab/calls.ts';
import { spendCalls } from './spend/calls.ts';
import { toolCalls } from './tools/calls.ts';
import { magicCreateCalls } from './tools/magic-create.ts';
import { uploadCalls } from './uploads/calls.ts';
import { versionCalls } from './versions/calls.ts';

/** Every call of the server, by what it is about. The interface imports the calls of a slice, not this list. */
export const callsByTopic = {
  'Signing in': signInCalls,
  'Signing in with Google': googleCalls,
  Account: { ...accountCalls, ...securityCalls },
  Plans: planCalls,
  Apps: appCalls,
  Templates: appTemplateCalls,
  'Settings of an app': appSettingsCalls,
  'Who builds an app': collaboratorCalls,
  Chat: chatCalls,
  Versions: versionCalls,
  'Repair lab': repairLabCalls,
  'Batch runs of the repair lab': batchCalls,
  Code: codeCalls,
  'Changes on the page': visualEditCalls,
  Preview: { ...previewCalls, ...previewPageCalls },
  Publishing: publishingCalls,
  Domains: domainCalls,
  Analytics: analyticsCalls,
  'AI tools': { ...toolCalls, magicCreateField: magicCreateCalls.create },
  'Data sources': knowledgeCalls,
  'Data sources in pages of an app': sourceCalls,
  'Connections of data sources': connectionCalls,
  'Assistants of the owner (MCP)': mcpCalls,
  'Chat assistant of an app': chatAssistantCalls,
  Imports: importCalls,
  Exports: exportCalls,
  'Database panel': recordPanelCalls,
  'History of records': historyCalls,
  'People of an app': peopleCalls,
  'What an app holds of a person': personDataCalls,
  'Paid memberships': { ...membershipCalls, ...membershipHookCalls },
  'Membership of a person': ownMembershipCalls,
  'Integrations of an app': packageCalls,
  Records: { ...recordCallsUnder('/api/apps'), ...liveRecordCalls, ...csvCalls },
  'The entity User': userCallsUnder('/api/apps'),
  Files: uploadCalls,
  'Joining and entering an app': { ...authCallsUnder('/api/apps'), ...passwordlessCalls, ...visitorCalls },
  Invitations: inviteCalls,
  Integrations: integrationCalls,
  Spending: spendCalls,
  Overview: overviewCalls,
  'Use of apps': usageCalls,
  'Errors of apps': appErrorCalls,
  'This documentation': apiDocsCalls,
  // The same calls at the other addresses that client libraries use (N-01).
  'Records at /live_api/apps': recordCallsUnder('/live_api/apps'),
  'The entity User at /live_api/apps': userCallsUnder('/live_api/apps'),
  'Records at /api/live_api/apps': recordCallsUnder('/api/live_api/apps'),
  'The entity User at /api/live_api/apps': userCallsUnder('/api/live_api/apps'),
  'Records at /apps': recordCallsUnder('/apps'),
  'The entity User at /apps': userCallsUnder('/apps'),
  'Joining and entering an app at /apps': authCallsUnder('/apps'),
  'Administration: models': modelCalls,
  'Own keys': ownKeyCalls,
  'Administration: mail': mailCalls,
  'Administration: audit log': auditCalls,
  'Administration: plans': planAdminCalls,
  'Administration: templates': templateCategoryCalls,
} satisfies Record<string, Record<string, Call>>;

export const allCalls: readonly Call[] = Object.values(callsByTopic).flatMap((calls) => Object.values<Call>(calls));
