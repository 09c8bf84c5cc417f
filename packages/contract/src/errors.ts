import { z } from 'zod';
import { notOffered } from './not-offered.ts';

/** `wireCode` is what callers get as `code` where the specification fixes another spelling. */
type CatalogueEntry = { status: number; message: string; wireCode?: string };

/**
 * Every error a caller can meet: its HTTP status and the sentence a person reads. Sentences that the product's rules
 * fix are copied letter by letter (docs/requirements.md names them); the others follow the voice guide: what happened,
 * what is safe, what to do.
 */
export const errorCatalogue = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  'invalid-input': { status: 400, message: 'Some of what was sent is not valid.' },
  'not-signed-in': { status: 401, message: 'Sign in to go on.' },
  'not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'wrong-origin': { status: 403, message: 'This call came from another site and was refused.' },
  'not-found': { status: 404, message: 'Nothing was found at this address.' },
  'app-not-found': { status: 404, message: 'This app does not exist, or it is not yours.' },
  'app-being-published': { status: 503, message: 'This app is being published. It appears here in a moment.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that kind of call.' },
  'too-large': { status: 413, message: 'What was sent is too large.' },
  'rate-limited': { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong on the server. Nothing was changed. Try again.' },
  unavailable: { status: 503, message: 'The server is starting or stopping. Try again in a moment.' },

  'database-away': { status: 503, message: 'The database cannot be reached. Try again in a moment.' },
  'maybe-stored': {
    status: 503,
    message:
      'The database went away meanwhile. What you sent may have been stored all the same: look before you send it again.',
  },
  'storage-full': {
    status: 507,
    message: 'The server has no room left on its disk. Nothing was stored. Its administrator has to make room.',
  },
  'too-slow': { status: 408, message: 'What you sent arrived too slowly and was given up. Nothing was stored.' },

  'function-not-run': { status: 404, message: notOffered['function-not-run'] },
  'agents-not-run': { status: 404, message: notOffered['agents-not-run'] },
  'connectors-not-available': { status: 404, message: notOffered['connectors-not-available'] },
  'sso-not-available': { status: 404, message: notOffered['sso-not-available'] },
  'gateway-not-available': { status: 404, message: notOffered['gateway-not-available'] },
  'service-role-not-available': { status: 404, message: notOffered['service-role-not-available'] },
  'actors-not-available': { status: 404, message: notOffered['actors-not-available'] },

  'password-too-weak': { status: 400, message: 'This password is too weak' },
  'email-in-use': { status: 409, message: 'This email is already in use, try logging in' },
  'email-invalid': { status: 400, message: 'This email is invalid' },
  'wrong-credentials': { status: 400, message: 'Invalid email or password' },
  'user-disabled': { status: 403, message: 'User is disabled, contact us for more info' },
  'too-many-attempts': { status: 429, message: 'Too many login attempts, try again later' },
  'too-many-sign-ups': {
    status: 429,
    message: 'Too many accounts were made from your network lately. Try again later.',
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
  'email-unverified': { status: 403, message: 'Confirm your e-mail address to go on.' },
  'sign-up-closed': {
    status: 403,
    message: 'New accounts cannot be made here. Ask the admin of this installation.',
  },
  'proof-needed': { status: 403, message: 'Confirm that it is you, then try again.' },
  'password-wrong': { status: 400, message: 'This is not your current password.' },
  'session-not-found': { status: 404, message: 'This session has ended already.' },
  'identity-taken': { status: 409, message: 'This Google account signs in to another account here.' },
  'google-expired': { status: 400, message: 'This took too long. Choose Google again.' },
  'google-unreachable': { status: 502, message: 'Google cannot be reached. Nothing was changed. Try again.' },
  'last-way-in': { status: 409, message: 'Set a password first. Without one you could not sign in any more.' },
  'sole-admin': {
    status: 409,
    message: 'You are the only platform admin. Whittle would be left without one, so this account stays.',
  },
  'confirmation-wrong': { status: 400, message: 'Type your e-mail address exactly as it stands above.' },
  'verify-code-wrong': {
    status: 400,
    message: 'This code is wrong or has expired. Look at the newest mail, or send a new code.',
  },
  'verify-link-invalid': { status: 400, message: 'This link is not valid any more. Ask for a new mail.' },

  'mail-not-found': { status: 404, message: 'This mail does not exist.' },
  'mail-not-sendable': {
    status: 409,
    message: 'This mail cannot be sent again: it was sent, is on its way, or its text is gone.',
  },
  'mail-recipient-unknown': {
    status: 403,
    message: 'This app can write to its own people only, and nobody there has this address.',
  },
  'mail-limit-reached': {
    status: 429,
    message: 'This app has sent as many mails as it may in an hour. Try again later.',
  },

  'email-not-verified': {
    status: 403,
    message: 'Confirm your e-mail first. A code is on its way to you.',
  },
  'email-code-wrong': { status: 400, message: 'This code is wrong or has run out. Ask for a new one.' },
  'signup-closed': { status: 403, message: 'This app takes nobody new by itself. Ask its owner for an invitation.' },
  'invitation-invalid': {
    status: 400,
    message: 'This invitation is not valid any more. Ask for a new one.',
  },
  'already-in-app': { status: 409, message: 'This person is in the app already.' },
  'invites-limit-reached': { status: 429, message: 'That were many invitations at once. Try again in an hour.' },
  'app-not-published': { status: 409, message: 'Publish the app first: people join at its published address.' },
  'person-not-found': { status: 404, message: 'This person is not in the app any more.' },
  'owner-stays-admin': {
    status: 409,
    message: 'The owner of an app is always its admin and cannot be disabled or removed.',
  },

  'message-empty': { status: 400, message: 'Write what you want to build or change first.' },
  'message-too-long': { status: 413, message: 'The message is too long.' },
  'turn-running': { status: 409, message: 'The assistant is still working on the last message. Stop it or wait.' },
  'log-trimmed': { status: 410, message: 'The conversation has gone on for too long. Load it again.' },
  'not-last-message': {
    status: 409,
    message: 'The app was changed after this message. Go back to a version instead, or send a new message.',
  },
  'queue-full': {
    status: 409,
    message: 'There are enough messages waiting. Wait until some were sent, or remove one.',
  },
  'queued-message-gone': { status: 404, message: 'This message does not wait any more: it was sent or removed.' },
  'attachment-not-found': { status: 400, message: 'An attached file is not there any more. Attach it again.' },
  'debug-log-gone': {
    status: 404,
    message: 'No debug log of this turn is kept. Logs are kept for 14 days.',
  },
  'walk-reads-only': { status: 403, message: 'Here pages are only looked at: nothing is stored or sent.' },
  'preview-not-used': {
    status: 403,
    message:
      'This was not done, because nobody has used the app in its preview since it changed. Click into the app and try again, or allow it above the preview.',
  },
  'walk-over': { status: 409, message: 'The assistant does not wait for this page any more.' },
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
    message: 'You have used up the {N} tokens of this month. Your apps go on as they are. Ask the admin for more.',
  },
  'chat-failed': { status: 502, message: 'An error occurred while processing your request please try again later' },

  'model-key-wrong': { status: 502, message: 'The model refused the key. Check the key in the model settings.' },
  'model-unknown': {
    status: 502,
    message: 'The provider does not know this model. Check its name in the model settings.',
  },
  'model-unreachable': {
    status: 502,
    message: 'The model could not be reached. Check the address in the model settings.',
  },
  'model-busy': { status: 502, message: 'The model is overloaded or its limit is used up. Try again in a moment.' },
  'model-silent': { status: 504, message: 'The model stopped answering. Your last version still runs. Try again.' },
  'model-missing': {
    status: 501,
    message: 'This installation has no language model connected. Its administrator can connect one in the settings.',
  },
  'model-cannot-see': {
    status: 422,
    message: 'The model did not take the picture. It may be one that cannot see: ask without a picture.',
  },
  'image-model-missing': {
    status: 501,
    message: 'This installation has no model that draws. Its administrator can connect one in the configuration.',
  },
  'file-unreadable': { status: 422, message: 'This file could not be read.' },
  'model-refused': {
    status: 502,
    message: 'The model answered with an error. Your last version still runs. Try again.',
  },

  'archive-unreadable': { status: 400, message: 'This is no zip file that can be read.' },
  'archive-no-app': { status: 400, message: 'No app was found in it.' },
  'archive-too-large': { status: 413, message: 'This is too large to import.' },
  'import-not-found': { status: 404, message: 'This import is over. Choose the file again.' },
  'import-stopped': {
    status: 500,
    message: 'The import took too long or too much memory. Nothing was imported.',
  },

  'imports-busy': {
    status: 503,
    message: 'Many imports are being looked into at the moment. Nothing was imported. Try again in {seconds} s.',
  },

  'version-not-found': { status: 404, message: 'This version does not exist.' },
  'version-without-message': { status: 400, message: 'No message ID found for this version' },
  'restore-widens-access': {
    status: 409,
    message: 'Going back lets more people see or change records. Confirm that for each entity.',
  },
  'restore-superseded': {
    status: 409,
    message: 'The app was changed since. Choose the version to go back to from the list of versions.',
  },
  'file-not-found': { status: 404, message: 'This file does not exist in the app.' },
  'file-changed': { status: 409, message: 'This file was changed elsewhere while you edited it.' },
  'file-exists': { status: 409, message: 'The app already has a file of that name.' },
  'file-read-only': { status: 403, message: 'Entities are read-only here, ask the chat to change them.' },
  'visual-edit-refused': { status: 409, message: 'This element cannot be changed on the page.' },
  'code-editing-closed': { status: 403, message: 'Only a platform admin changes code by hand in this installation.' },
  'nothing-to-publish': {
    status: 409,
    message: 'There is nothing to publish yet. Describe your app in the chat first.',
  },
  'return-not-allowed': {
    status: 400,
    message: 'This app does not lead back to that address. Its owner can allow it in the builder, under Export.',
  },
  'nothing-to-export': {
    status: 409,
    message: 'There is nothing to export yet. Describe your app in the chat first.',
  },
  'export-running': {
    status: 409,
    message: 'This app is being exported already. Wait until that download is done, then try again.',
  },
  'slug-taken': { status: 409, message: 'This address is already taken by another app.' },
  'domain-missing': { status: 404, message: 'This app has no domain of its own.' },
  'domain-taken': { status: 409, message: 'Another app has this domain.' },
  'domain-not-proven': {
    status: 422,
    message: 'The name server of the domain does not have the record yet. New records can take some hours to be seen.',
  },
  'name-server-silent': { status: 503, message: 'The name server of the domain did not answer. Try again later.' },
  'publish-failed': {
    status: 422,
    message: 'The app does not compile, so it was not published. The last published version stays online.',
  },
  'publish-stopped': {
    status: 503,
    message:
      'Publishing took too long or too much memory and was stopped. Nothing was changed: what was published before stays online. Try again, or make the app smaller.',
  },
  'access-not-proven': {
    status: 422,
    message: 'Not published: people could do other things with the data than the app declares. See which below.',
  },
  'access-not-tried': { status: 422, message: 'Who can do what with the data could not be tried.' },
  'personal-data-open': {
    status: 409,
    message: 'Not published yet: everyone could read personal data. Confirm that this is meant.',
  },

  'entity-not-found': { status: 404, message: 'This app has no such entity.' },
  'entity-invalid': { status: 422, message: 'The declaration of this entity cannot be used.' },
  'record-not-found': { status: 404, message: 'This record does not exist, or you may not see it.' },
  'record-id-taken': { status: 409, message: 'There is a record with this id already.' },
  'record-invalid': { status: 422, message: 'The record is not valid.' },
  'filter-invalid': { status: 400, message: 'The filter is not valid.' },
  'update-invalid': { status: 400, message: 'The update is not valid.' },
  'cursor-invalid': { status: 400, message: 'This cursor does not belong to this query. Begin again without one.' },
  'field-hidden': { status: 403, message: 'You may not search, sort or count by this field.' },
  'query-too-slow': {
    status: 503,
    message: 'This took too long and was stopped. Ask for less, or narrow it down with a filter.',
  },
  'too-many-calls': {
    status: 429,
    message: 'Too many of your calls wait here already. Nothing was changed. Try again in {seconds} s.',
  },
  'app-busy': {
    status: 503,
    message:
      'This app is asked for more than it can answer at the moment. Nothing was changed. Try again in {seconds} s.',
  },
  'filter-empty': { status: 400, message: 'Deleting many records needs a filter.' },
  'idempotency-key-invalid': { status: 400, message: 'An idempotency key is 1 to 200 printable characters.' },
  'idempotency-key-reused': {
    status: 422,
    message: 'This idempotency key was used for other records. Nothing was stored.',
  },
  'undo-conflict': { status: 409, message: 'Somebody changed this since. Undoing it would overwrite their change.' },
  'nothing-to-undo': { status: 409, message: 'There is nothing left to undo.' },
  'nothing-to-redo': { status: 409, message: 'There is nothing left to redo.' },
  'trash-empty': { status: 409, message: 'These records are not in the trash any more.' },
  'restore-time-ahead': { status: 400, message: 'This time lies ahead. Choose one that has passed.' },
  'restore-time-too-old': {
    status: 400,
    message: 'Changes are kept for {days} days. Choose a later time.',
  },
  'too-many-connections': {
    status: 429,
    message: 'Too many windows follow this app at once. Close some and try again.',
  },
  'access-denied': { status: 403, message: 'You are not allowed to write here.' },

  'csv-mapping-failed': {
    status: 502,
    message: "Couldn't generate AI mapping suggestions. Using basic mapping instead.",
  },
  'import-unreadable': { status: 400, message: 'Failed to parse CSV file. Please check the format.' },
  'import-empty': { status: 400, message: 'No valid data rows found in CSV' },

  'file-too-big': { status: 413, message: 'File size to large' },
  'file-link-invalid': {
    status: 400,
    message: 'This link has expired or is not complete. Ask the app for a new one.',
  },
  'upload-missing': { status: 400, message: 'File not found' },
  'upload-failed': { status: 500, message: 'Failed to upload image' },
  'address-invalid': { status: 400, message: 'This is not a web address that can be called. It begins with https://.' },
  'address-blocked': {
    status: 403,
    message: 'This address leads into a private network, so it is not called. The administrator can allow it.',
  },
  'address-unreachable': { status: 502, message: 'The other server could not be reached. Check the address.' },
  'address-too-slow': { status: 504, message: 'The other server took too long to answer. Try again.' },
  'address-answer-too-large': { status: 502, message: 'The answer of the other server is too large to be read.' },
  'address-type-refused': { status: 502, message: 'The other server sent another kind of file than is read here.' },
  'sms-missing': {
    status: 501,
    message: 'Text messages cannot be sent from here. Send an e-mail with SendEmail instead.',
  },
  'integration-failed': { status: 502, message: 'The connected service answered with an error.' },
  'package-not-found': { status: 404, message: 'This package is not installed in this app any more.' },
  'package-key-missing': {
    status: 409,
    message: 'This package came without its key. Its owner enters one under Integrations.',
  },
  'package-name-taken': { status: 409, message: 'This app already has a package with this name.' },
  'package-unreadable': { status: 422, message: 'This is not an OpenAPI document that can be read.' },
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
