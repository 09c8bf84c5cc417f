import type { ErrorTable } from '../error-table.ts';

/** What somebody meets who signs in, to the builder or to an app. */
export const accountErrors = {
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
  'email-not-verified': { status: 403, message: 'Confirm your email address first. We sent you a code.' },
  'sign-up-closed': { status: 403, message: 'Sign-up is closed here. Ask an admin for access.' },
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
  'email-code-wrong': {
    status: 400,
    message: 'This code is wrong or has expired. Use the code from the latest email, or ask for a new one.',
  },
  'verify-link-invalid': { status: 400, message: 'This link is no longer valid. Ask for a new email.' },
} as const satisfies ErrorTable;
