import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { codeOfFailure } from './failure-code.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

test('[API-05] a full disk, a database that is away, and a write that may have been stored are told apart', () => {
  expect(codeOfFailure(failure('ENOSPC'), 'POST')).toBe('storage-full');
  expect(codeOfFailure(new AppError('upload-failed', { cause: failure('53100') }), 'POST')).toBe('storage-full');
  expect(codeOfFailure(failure('57P01'), 'GET')).toBe('database-away');
  expect(codeOfFailure(failure('57P01'), 'POST')).toBe('maybe-stored');
  expect(codeOfFailure(failure('ECONNRESET'), 'DELETE')).toBe('maybe-stored');
  expect(codeOfFailure(new Error('Failed query', { cause: failure('22021') }), 'POST')).toBe('bad-request');
  expect(codeOfFailure(failure('42601'), 'POST')).toBe('internal');
});
