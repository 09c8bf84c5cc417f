import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { variables } from './config-variables.ts';

const read = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
};
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
};

test('without any variable everything has a default', () => {
  const config = read({});
  expect(config).toMatchObject({
    port: 3000,
    host: null,
    publicUrl: 'http://whittle.localhost:3000',
    builderOrigin: 'http://whittle.localhost:3000',
    appsHost: 'whittle.localhost:3000',
    appsScheme: 'http',
    databaseUrl: null,
    model: null,
    plans: 'off',
    logLevel: 'info',
  });
  expect(config.dataDir).toMatch(/\/data$|\\data$/);
});

test('addresses follow the port and PUBLIC_URL', () => {
  expect(read({ PORT: '8080' }).publicUrl).toBe('http://whittle.localhost:8080');
  expect(read({ PUBLIC_URL: 'https://build.example.com/' })).toMatchObject({
    publicUrl: 'https://build.example.com',
    appsHost: 'build.example.com',
    appsScheme: 'https',
  });
  expect(read({ PUBLIC_URL: 'https://b.example.com', APPS_HOST: 'apps.example.com' }).appsHost).toBe(
    'apps.example.com',
  );
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('the model is read from its variables', () => {
  expect(
    read({ MODEL_PROVIDER: 'ollama', MODEL_NAME: 'qwen3', MODEL_BASE_URL: 'http://127.0.0.1:11434' }).model,
  ).toEqual({
    provider: 'ollama',
    model: 'qwen3',
    baseUrl: 'http://127.0.0.1:11434',
    apiKey: null,
  });
});

describe('a wrong value is refused with its name, what is wrong with it, and an example', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65,535 (it is "abc"). Example: PORT=3000'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65,535 (it is "70000"). Example: PORT=3000'],
    [{ HOST: 'http://x' }, 'HOST must be an address of this machine (it is "http://x"). Example: HOST=127.0.0.1'],
    [
      { PUBLIC_URL: 'example.com' },
      'PUBLIC_URL must be an http or https address without a path (it is "example.com"). Example: PUBLIC_URL=https://whittle.example.com',
    ],
    [
      { PUBLIC_URL: 'https://example.com/whittle' },
      'PUBLIC_URL must be an http or https address without a path (it is "https://example.com/whittle"). Example: PUBLIC_URL=https://whittle.example.com',
    ],
    [
      { APPS_HOST: 'https://apps.example.com' },
      'APPS_HOST must be a host name, with a port where one is needed (it is "https://apps.example.com"). Example: APPS_HOST=apps.example.com',
    ],
    [
      { DATABASE_URL: 'mysql://user:secret@host/db' },
      'DATABASE_URL must start with postgres:// or postgresql://. Example: DATABASE_URL=postgres://whittle:secret@db.example.com:5432/whittle',
    ],
    [
      { WHITTLE_SECRET: 'short' },
      'WHITTLE_SECRET must have at least 32 characters. Example: WHITTLE_SECRET=the output of: openssl rand -hex 32',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud"). Example: LOG_LEVEL=info',
    ],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_SECRET is missing, although GOOGLE_CLIENT_ID is set. Example: GOOGLE_CLIENT_SECRET=GOCSPX-...',
    ],
    [
      { OPENID_ISSUER: 'http://login.example.com' },
      'OPENID_ISSUER must be an https address, or an http address of this machine (it is "http://login.example.com"). Example: OPENID_ISSUER=https://accounts.google.com',
    ],
    [
      { SMTP_URL: 'https://user:secret@mail.example.com', MAIL_FROM: 'a@example.com' },
      'SMTP_URL must start with smtp:// or smtps:// and name a server. Example: SMTP_URL=smtps://whittle:secret@smtp.example.com:465',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com' },
      'MAIL_FROM is missing, although SMTP_URL is set. Example: MAIL_FROM=whittle@example.com',
    ],
    [
      { MAIL_FROM: 'Whittle <a@example.com>', SMTP_URL: 'smtp://mail.example.com' },
      'MAIL_FROM must be one address without a name (it is "Whittle <a@example.com>"). Example: MAIL_FROM=whittle@example.com',
    ],
    [{ PLANS: 'yes' }, 'PLANS must be one of on, off (it is "yes"). Example: PLANS=off'],
    [
      { MODEL_PROVIDER: 'openai', MODEL_NAME: 'x' },
      'MODEL_PROVIDER must be one of openai-compatible, anthropic, google, openrouter, ollama (it is "openai"). Example: MODEL_PROVIDER=openai-compatible',
    ],
    [
      { MODEL_PROVIDER: 'anthropic' },
      'MODEL_NAME is missing, although MODEL_PROVIDER is set. Example: MODEL_NAME=gpt-5-mini',
    ],
    [
      { MODEL_API_KEY: 'k' },
      'MODEL_PROVIDER is missing, although MODEL_API_KEY is set. Example: MODEL_PROVIDER=openai-compatible',
    ],
    [
      { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' },
      'MODEL_BASE_URL is missing; an openai-compatible model needs the address of its API. Example: MODEL_BASE_URL=http://127.0.0.1:11434/v1',
    ],
  ])('%o', (env, problem) => {
    expect(problemsOf(env)).toEqual([problem]);
  });

  test('every wrong value is named at once', () => {
    expect(problemsOf({ PORT: 'x', PLANS: 'maybe', LOG_LEVEL: '9' })).toHaveLength(3);
  });
});

test('a name that starts like ours but means nothing gets a hint', () => {
  const result = readConfig({ WHITTLE_DIR: 'x', WHITTLE_DATTA: 'x', MODEL_PROVIDR: 'x', HOME: '/root' });
  expect(result.ok && result.hints).toEqual([
    'WHITTLE_DIR is not a setting of Whittle and does nothing.',
    'WHITTLE_DATTA is not a setting of Whittle; did you mean WHITTLE_DATA?',
    'MODEL_PROVIDR is not a setting of Whittle; did you mean MODEL_PROVIDER?',
  ]);
});

test('every variable has a description and an example that it accepts', () => {
  for (const [name, variable] of Object.entries(variables.shape)) {
    const { description, example } = variable.meta() as { description?: string; example?: string };
    expect(description, name).toBeTruthy();
    expect(variable.safeParse(example).success, `${name}=${example}`).toBe(true);
  }
});
