import { z } from 'zod';
import { accountErrors } from './accounts/errors.ts';
import { analyticsErrors } from './analytics/errors.ts';
import { appPeopleErrors } from './app-people/errors.ts';
import { appSettingsErrors } from './app-settings/errors.ts';
import { appTemplateErrors } from './app-templates/errors.ts';
import { callErrors } from './call/errors.ts';
import { chatAssistantErrors } from './chat-assistant/errors.ts';
import { chatErrors } from './chat/errors.ts';
import { codeErrors } from './code/errors.ts';
import { collaboratorErrors } from './collaborators/errors.ts';
import { domainErrors } from './domains/errors.ts';
import { exportErrors } from './exports/errors.ts';
import { importErrors } from './imports/errors.ts';
import { integrationErrors } from './integrations/errors.ts';
import { knowledgeErrors } from './knowledge/errors.ts';
import { mailErrors } from './mail/errors.ts';
import { membershipErrors } from './memberships/errors.ts';
import { mcpErrors } from './mcp/errors.ts';
import { modelErrors } from './models/errors.ts';
import { planErrors } from './plans/errors.ts';
import { personDataErrors } from './person-data/errors.ts';
import { previewErrors } from './preview/errors.ts';
import { publishingErrors } from './publishing/errors.ts';
import { recordErrors } from './records/errors.ts';
import { repairLabErrors } from './repair-lab/errors.ts';
import { spendErrors } from './spend/errors.ts';
import { toolErrors } from './tools/errors.ts';
import { unsupportedServiceErrors } from './unsupported-services/errors.ts';
import { uploadErrors } from './uploads/errors.ts';
import { versionErrors } from './versions/errors.ts';

/**
 * Every error a caller can meet: its HTTP status and the sentence a person reads, from the `errors.ts` of each area.
 * Sentences that the product's rules fix are copied letter by letter (docs/requirements.md names them); the others follow
 * the voice guide: what happened, what is safe, what to do.
 */
export const errorCatalogue = {
  ...callErrors,
  ...unsupportedServiceErrors,
  ...accountErrors,
  ...mailErrors,
  ...appPeopleErrors,
  ...appSettingsErrors,
  ...appTemplateErrors,
  ...chatErrors,
  ...chatAssistantErrors,
  ...planErrors,
  ...previewErrors,
  ...modelErrors,
  ...importErrors,
  ...versionErrors,
  ...codeErrors,
  ...publishingErrors,
  ...exportErrors,
  ...domainErrors,
  ...collaboratorErrors,
  ...recordErrors,
  ...uploadErrors,
  ...integrationErrors,
  ...toolErrors,
  ...mcpErrors,
  ...knowledgeErrors,
  ...repairLabErrors,
  ...spendErrors,
  ...membershipErrors,
  ...analyticsErrors,
  ...personDataErrors,
};

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * The body of every failed call. `message` and `detail` hold the same sentence: client libraries of generated apps
 * read either. `fields` names what is wrong by path; `requestId` finds the log line.
 */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What stands in the sentence of the code. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  extra_data: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
