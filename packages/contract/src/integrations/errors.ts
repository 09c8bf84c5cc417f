import type { ErrorTable } from '../error-table.ts';

export const integrationErrors = {
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
} as const satisfies ErrorTable;
