import { z } from 'zod';
import { unsupportedServices } from './unsupported-services.ts';

/** `wireCode` is what callers get as `code` where the specification fixes another spelling. */
type CatalogueEntry = { status: number; message: string; wireCode?: string };

/**
 * Every error a caller can meet: its HTTP status and the sentence a person reads. Sentences that the product's rules
 * fix are copied letter by letter (docs/requirements.md names them); the others follow the voice guide: what happened,
 * what is safe, what to do.
 */
export const errorCatalogue = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  'invalid-input': { status: 400, message: 'Some of the values sent are not valid.' },
  'not-signed-in': { status: 401, message: 'Sign in to continue.' },
  'not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'wrong-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'app-not-found': { status: 404, message: 'This app does not exist, or it is not yours.' },
  'app-being-published': { status: 503, message: 'This app is being published. It appears here in a moment.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'rate-limited': { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong on the server. Nothing was changed. Try again.' },
  unavailable: { status: 503, message: 'The server is starting or stopping. Try again in a moment.' },

  'database-away': { status: 503, message: 'The database is unavailable. Try again in a moment.' },
  'maybe-stored': {
    status: 503,
    message:
      'The connection to the database was lost. Your change may have been saved: check before you send it again.',
  },
  'storage-full': {
    status: 507,
    message: 'The server’s disk is full. Nothing was saved. Ask the administrator to free up space.',
  },
  'too-slow': { status: 408, message: 'The upload was too slow and was cancelled. Nothing was saved.' },

  'function-not-run': { status: 404, message: unsupportedServices['function-not-run'] },
  'agents-not-run': { status: 404, message: unsupportedServices['agents-not-run'] },
  'connectors-not-available': { status: 404, message: unsupportedServices['connectors-not-available'] },
  'sso-not-available': { status: 404, message: unsupportedServices['sso-not-available'] },
  'gateway-not-available': { status: 404, message: unsupportedServices['gateway-not-available'] },
  'service-role-not-available': { status: 404, message: unsupportedServices['service-role-not-available'] },
  'actors-not-available': { status: 404, message: unsupportedServices['actors-not-available'] },

  'password-too-weak': { status: 400, message: 'This password is too weak' },
  'email-in-use': { status: 409, message: 'This email is already in use, try logging in' },
  'email-invalid': { status: 400, message: 'This email is invalid' },
  'wrong-credentials': { status: 400, message: 'Invalid email or password' },
  'user-disabled': { status: 403, message: 'User is disabled, contact us for more info' },
  'too-many-attempts': { status: 429, message: 'Too many login attempts, try again later' },
  'too-many-sign-ups': {
    status: 429,
    message: 'Too many accounts were created from your network recently. Try again later.',
  },
  'account-create-failed': {
    status: 500,
    message: 'Something went wrong in creating account, try again later or contact us',
  },

  'email-address-invalid': { status: 400, message: 'Invalid email address' },
  'email-taken': { status: 409, message: 'This email is already in use' },
  'magic-link-send-failed': { status: 500, message: 'Failed to send magic link. Please try again.' },
  'magic-link-invalid': { status: 400, message: 'Invalid or expired magic link' },
  'code-wrong': { status: 400, message: 'Failed to sign in with magic link' },
  'attempts-exceeded': {
    status: 429,
    wireCode: 'ATTEMPTS_EXCEEDED',
    message: 'Too many wrong codes. Wait 15 minutes, then ask for a new code.',
  },
  'reset-mail-failed': {
    status: 500,
    message: 'Something went wrong sending password reset email. Please try again later or contact support',
  },
  'reset-link-invalid': { status: 400, message: 'Link invalid, try to reset your password again.' },
  'reset-password-too-weak': { status: 400, message: 'Password is too weak, please try again' },
  'reset-user-missing': { status: 404, message: 'User not found or disabled' },
  'reset-failed': { status: 500, message: 'Error resetting password!' },
  'email-unverified': { status: 403, message: 'Confirm your email address to continue.' },
  'sign-up-closed': {
    status: 403,
    message: 'Sign-up is closed here. Ask the admin of this installation for an account.',
  },
  'proof-needed': { status: 403, message: 'Confirm your identity, then try again.' },
  'password-wrong': { status: 400, message: 'Your current password is not correct.' },
  'session-not-found': { status: 404, message: 'This session has already ended.' },
  'identity-taken': { status: 409, message: 'This Google account is already linked to another account here.' },
  'google-expired': { status: 400, message: 'Signing in with Google took too long. Try again.' },
  'google-unreachable': { status: 502, message: 'Google cannot be reached. Nothing was changed. Try again.' },
  'last-way-in': { status: 409, message: 'Set a password first. Without one you could no longer sign in.' },
  'sole-admin': {
    status: 409,
    message: 'You are the only platform admin, so this account cannot be deleted. Make someone else an admin first.',
  },
  'confirmation-wrong': { status: 400, message: 'Type your email address exactly as shown above.' },
  'verify-code-wrong': {
    status: 400,
    message: 'This code is wrong or has expired. Use the code from the latest email, or ask for a new one.',
  },
  'verify-link-invalid': { status: 400, message: 'This link is no longer valid. Ask for a new email.' },

  'mail-not-found': { status: 404, message: 'This email does not exist.' },
  'mail-not-sendable': {
    status: 409,
    message: 'This email cannot be sent again: it was already sent, is being sent, or its text was deleted.',
  },
  'mail-recipient-unknown': {
    status: 403,
    message: 'This app can send email only to its own users, and none of them has this address.',
  },
  'mail-limit-reached': {
    status: 429,
    message: 'This app has reached its hourly email limit. Try again later.',
  },

  'email-not-verified': {
    status: 403,
    message: 'Confirm your email address first. We sent you a code.',
  },
  'email-code-wrong': { status: 400, message: 'This code is wrong or has expired. Ask for a new one.' },
  'signup-closed': { status: 403, message: 'Sign-up is closed for this app. Ask its owner for an invitation.' },
  'invitation-invalid': {
    status: 400,
    message: 'This invitation is no longer valid. Ask for a new one.',
  },
  'already-in-app': { status: 409, message: 'This person is already in the app.' },
  'invites-limit-reached': { status: 429, message: 'Too many invitations. Try again in an hour.' },
  'app-not-published': { status: 409, message: 'Publish the app first: people join it at its published address.' },
  'person-not-found': { status: 404, message: 'This person is no longer in the app.' },
  'owner-stays-admin': {
    status: 409,
    message: 'The owner of an app is always its admin and cannot be disabled or removed.',
  },

  'message-empty': { status: 400, message: 'Write what you want to build or change first.' },
  'message-too-long': { status: 413, message: 'The message is too long.' },
  'turn-running': { status: 409, message: 'The assistant is still working on the last message. Stop it or wait.' },
  'log-trimmed': { status: 410, message: 'The conversation has moved on. Reload it.' },
  'not-last-message': {
    status: 409,
    message: 'The app has changed since this message. Restore a version instead, or send a new message.',
  },
  'queue-full': {
    status: 409,
    message: 'Too many messages are waiting. Wait until some have been sent, or remove one.',
  },
  'queued-message-gone': { status: 404, message: 'This message is no longer waiting: it was sent or removed.' },
  'attachment-not-found': { status: 400, message: 'An attached file no longer exists. Attach it again.' },
  'debug-log-gone': {
    status: 404,
    message: 'There is no debug log for this turn. Logs are kept for 14 days.',
  },
  'walk-reads-only': { status: 403, message: 'This preview is read-only.' },
  'preview-not-used': {
    status: 403,
    message:
      'This was blocked because nobody has used the app in its preview since it changed. Click into the app and try again, or allow it above the preview.',
  },
  'walk-over': { status: 409, message: 'The assistant is no longer waiting for this page.' },
  'no-turn-running': { status: 409, message: 'The assistant is not working on anything.' },
  'builder-chat-messages-limit-reached': {
    status: 429,
    message: 'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
  },
  'daily-chat-messages-limit-reached': {
    status: 429,
    message:
      'You have reached your daily limit of {N} messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.',
  },
  'chat-tokens-limit-reached': {
    status: 429,
    message: 'You have used this month’s {N} tokens. Your apps keep running. Ask the admin for more.',
  },
  'turn-shut-down': {
    status: 503,
    message: 'The server was stopped while the assistant was writing. What was finished is kept.',
  },
  'turn-too-long': {
    status: 504,
    message: 'The assistant took longer than a reply may take. What was finished is kept.',
  },
  'chat-failed': { status: 502, message: 'An error occurred while processing your request please try again later' },

  'model-key-wrong': {
    status: 502,
    message: 'The model provider rejected the API key. Check the key in the model settings.',
  },
  'model-unknown': {
    status: 502,
    message: 'The provider does not know this model. Check its name in the model settings.',
  },
  'model-unreachable': {
    status: 502,
    message: 'The model could not be reached. Check the address in the model settings.',
  },
  'model-busy': { status: 502, message: 'The model is overloaded or its quota is used up. Try again in a moment.' },
  'model-silent': { status: 504, message: 'The model stopped responding. Your last version still runs. Try again.' },
  'model-missing': {
    status: 501,
    message: 'This installation has no language model connected. Its administrator can connect one in the settings.',
  },
  'model-cannot-see': {
    status: 422,
    message: 'The model did not accept the image. It may not support images: try again without one.',
  },
  'image-model-missing': {
    status: 501,
    message: 'This installation has no image model connected. Its administrator can connect one in the configuration.',
  },
  'file-unreadable': { status: 422, message: 'This file could not be read.' },
  'model-refused': {
    status: 502,
    message: 'The model returned an error. Your last version still runs. Try again.',
  },

  'archive-unreadable': { status: 400, message: 'This file is not a valid ZIP archive.' },
  'archive-no-app': { status: 400, message: 'This archive does not contain an app.' },
  'archive-too-large': { status: 413, message: 'This app is too large to import.' },
  'import-not-found': { status: 404, message: 'This import has expired. Choose the file again.' },
  'import-app-not-chosen': {
    status: 409,
    message: 'This archive contains several apps. Choose which one to import.',
  },
  'import-stopped': {
    status: 500,
    message: 'The import took too long or needed too much memory. Nothing was imported.',
  },

  'imports-busy': {
    status: 503,
    message: 'Too many imports are being checked at the moment. Nothing was imported. Try again in {seconds} s.',
  },

  'version-not-found': { status: 404, message: 'This version does not exist.' },
  'version-without-message': { status: 400, message: 'No message ID found for this version' },
  'restore-widens-access': {
    status: 409,
    message: 'Reverting lets more people see or change records. Confirm this for each entity.',
  },
  'restore-superseded': {
    status: 409,
    message: 'The app has changed since. Choose the version to restore from the list of versions.',
  },
  'file-not-found': { status: 404, message: 'This file does not exist in the app.' },
  'file-changed': { status: 409, message: 'This file was changed elsewhere while you were editing it.' },
  'file-exists': { status: 409, message: 'The app already has a file with that name.' },
  'file-read-only': { status: 403, message: 'Entities are read-only here. Ask the chat to change them.' },
  'visual-edit-refused': { status: 409, message: 'This element cannot be changed on the page.' },
  'code-editing-closed': { status: 403, message: 'In this installation only a platform admin can edit code.' },
  'nothing-to-publish': {
    status: 409,
    message: 'There is nothing to publish yet. Describe your app in the chat first.',
  },
  'return-not-allowed': {
    status: 400,
    message: 'This app does not allow returning to that address. Its owner can allow it in the builder, under Export.',
  },
  'nothing-to-export': {
    status: 409,
    message: 'There is nothing to export yet. Describe your app in the chat first.',
  },
  'nothing-to-copy': {
    status: 409,
    message: 'There is nothing to copy yet. Describe your app in the chat first.',
  },
  'export-running': {
    status: 409,
    message: 'This app is already being exported. Wait until that download has finished, then try again.',
  },
  'slug-taken': { status: 409, message: 'This address is already taken by another app.' },
  'domain-missing': { status: 404, message: 'This app has no custom domain.' },
  'domain-taken': { status: 409, message: 'Another app already uses this domain.' },
  'domain-not-proven': {
    status: 422,
    message: 'The DNS record was not found yet. New records can take a few hours to appear.',
  },
  'name-server-silent': { status: 503, message: 'The domain’s name server did not respond. Try again later.' },
  'publish-failed': {
    status: 422,
    message: 'The app does not compile, so it was not published. The last published version stays online.',
  },
  'publish-stopped': {
    status: 503,
    message:
      'Publishing took too long or needed too much memory and was stopped. The last published version stays online. Try again, or make the app smaller.',
  },
  'access-not-proven': {
    status: 422,
    message: 'Not published: people could do things with the data that the app’s permissions do not allow. See below.',
  },
  'access-not-tried': { status: 422, message: 'The permissions could not be tested.' },
  'personal-data-open': {
    status: 409,
    message: 'Not published yet: everyone could read personal data. Confirm that this is intended.',
  },

  'entity-not-found': { status: 404, message: 'This app has no such entity.' },
  'entity-invalid': { status: 422, message: 'The definition of this entity is not valid.' },
  'record-not-found': { status: 404, message: 'This record does not exist, or you are not allowed to see it.' },
  'record-id-taken': { status: 409, message: 'A record with this id already exists.' },
  'record-invalid': { status: 422, message: 'The record is not valid.' },
  'number-not-kept': {
    status: 422,
    message:
      'The whole number {number} has more digits than can be stored exactly. Nothing was stored. Send it as text.',
  },
  'filter-invalid': { status: 400, message: 'The filter is not valid.' },
  'update-invalid': { status: 400, message: 'The update is not valid.' },
  'cursor-invalid': { status: 400, message: 'This cursor does not belong to this query. Start again without one.' },
  'field-hidden': { status: 403, message: 'You are not allowed to search, sort or count by this field.' },
  'query-too-slow': {
    status: 503,
    message: 'This took too long and was stopped. Request fewer records, or use a filter.',
  },
  'too-many-calls': {
    status: 429,
    message: 'Too many of your requests are already waiting. Nothing was changed. Try again in {seconds} s.',
  },
  'app-busy': {
    status: 503,
    message: 'This app is overloaded at the moment. Nothing was changed. Try again in {seconds} s.',
  },
  'filter-empty': { status: 400, message: 'Deleting several records requires a filter.' },
  'idempotency-key-invalid': { status: 400, message: 'An idempotency key must be 1 to 200 printable characters.' },
  'idempotency-key-reused': {
    status: 422,
    message: 'This idempotency key was already used for other records. Nothing was saved.',
  },
  'undo-conflict': { status: 409, message: 'Someone has changed this since. Undoing it would overwrite their change.' },
  'nothing-to-undo': { status: 409, message: 'There is nothing left to undo.' },
  'nothing-to-redo': { status: 409, message: 'There is nothing left to redo.' },
  'trash-empty': { status: 409, message: 'These records are no longer in the trash.' },
  'restore-time-ahead': { status: 400, message: 'This time is in the future. Choose a time in the past.' },
  'restore-time-too-old': {
    status: 400,
    message: 'Changes are kept for {days} days. Choose a later time.',
  },
  'too-many-connections': {
    status: 429,
    message: 'Too many windows of this app are open. Close some and try again.',
  },
  'access-denied': { status: 403, message: 'You are not allowed to change this.' },

  'csv-mapping-failed': {
    status: 502,
    message: "Couldn't generate AI mapping suggestions. Using basic mapping instead.",
  },
  'import-unreadable': { status: 400, message: 'Failed to parse CSV file. Please check the format.' },
  'import-empty': { status: 400, message: 'No valid data rows found in CSV' },

  'file-too-big': { status: 413, message: 'File size to large' },
  'file-link-invalid': {
    status: 400,
    message: 'This link is incomplete or has expired. Ask the app for a new one.',
  },
  'upload-missing': { status: 400, message: 'File not found' },
  'upload-failed': { status: 500, message: 'Failed to upload image' },
  'address-invalid': { status: 400, message: 'This is not a valid web address. It must begin with https://.' },
  'address-blocked': {
    status: 403,
    message: 'This address is in a private network and was blocked. The administrator can allow it.',
  },
  'address-unreachable': { status: 502, message: 'The other server cannot be reached. Check the address.' },
  'address-too-slow': { status: 504, message: 'The other server took too long to respond. Try again.' },
  'address-answer-too-large': { status: 502, message: 'The response from the other server is too large.' },
  'address-type-refused': { status: 502, message: 'Unsupported file type from the other server.' },
  'sms-missing': {
    status: 501,
    message: 'Text messages are not available here. Send an email with SendEmail instead.',
  },
  'integration-failed': { status: 502, message: 'The connected service returned an error.' },
  'package-not-found': { status: 404, message: 'This connector is no longer installed in this app.' },
  'package-key-missing': {
    status: 409,
    message: 'This connector has no key yet. The app’s owner can enter one under Integrations.',
  },
  'package-name-taken': { status: 409, message: 'This app already has a connector with this name.' },
  'package-unreadable': { status: 422, message: 'This is not a valid OpenAPI document.' },
  'integration-unknown': { status: 404, message: 'This app has no such integration.' },
  'integration-needs-object': { status: 400, message: 'An integration must receive an object with named parameters.' },
} as const satisfies Record<string, CatalogueEntry>;

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
  extra_data: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
