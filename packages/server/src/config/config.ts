import { resolve } from 'node:path';
import type { ChatLimits } from '@whittle/domain/plans/chat-limits';
import { readSmtp, type SmtpConfig, smtpProblem } from './config-mail.ts';
import {
  type EmbeddingModelConfig,
  embeddingModelProblem,
  type ImageModelConfig,
  imageModelProblem,
  type ModelConfig,
  modelProblem,
  readEmbeddingModel,
  readImageModel,
  readModel,
} from './config-model.ts';
import { googleDriveProblem, readGoogleDrive } from './config-google-drive.ts';
import type { GoogleDriveConfig } from '../adapters/document-providers/google-drive.ts';
import { type OpenIdConfig, openIdProblem, readOpenId } from './config-openid.ts';
import { readS3, s3Problem, type S3Config } from './config-s3.ts';
import { type Variables, variableNames, variables } from './config-variables.ts';

/** How this installation runs, read once at start from the environment (docs/configuration.md). */
export type Config = {
  /** Absolute. Database, uploads and the secret key lie here. */
  dataDir: string;
  port: number;
  /** Address to listen on; null means every address of this machine. */
  host: string | null;
  /** The builder's address without a slash at its end, such as `http://whittle.localhost:3000`. */
  publicUrl: string;
  /** The same as an origin, to compare with `Origin` headers. */
  builderOrigin: string;
  /** Host and port under which every app has a host of its own. */
  appsHost: string;
  appsScheme: 'http' | 'https';
  /** Reverse proxies in front, whose word about addresses counts. */
  trustedProxies: number;
  /** A PostgreSQL of one's own; null starts the embedded one. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Whether pgvector is used where the database has it. */
  hasPgVector: boolean;
  recordQueryMaxMs: number;
  slowStatementMs: number;
  /** Null uses the key file in the data directory. */
  secret: string | null;
  /** Whether new builder accounts may be made. */
  signUp: Variables['SIGN_UP'];
  /** Accounts that one network address may make in an hour. */
  signUpsPerNetwork: Variables['SIGN_UPS_PER_NETWORK'];
  /** Who may change an app's code by hand. */
  codeEditing: Variables['CODE_EDITING'];
  /** Whether the model is asked to correct what a check found in its reply. */
  modelRepairs: Variables['MODEL_REPAIRS'];
  /** Whether builders must confirm their address first; null leaves it to whether mails are delivered. */
  requireVerifiedEmail: boolean | null;
  /** The provider of 'Google' sign-in; null hides the button. */
  openid: OpenIdConfig | null;
  /** The mail server; null keeps mails in the outbox. */
  smtp: SmtpConfig | null;
  /** After that many days a mail keeps its subject and state, and loses its text. */
  mailKeepDays: number;
  historyKeepDays: number;
  /** Where uploaded files are kept; null means `uploads` in the data directory. */
  s3: S3Config | null;
  /** Hosts, with or without a port, that are called for people although they are not public. */
  egressAllow: readonly string[];
  dnsServers: readonly string[];
  logLevel: Variables['LOG_LEVEL'];
  /** Whether plans, their gates and limits exist in this installation. */
  plans: 'on' | 'off';
  /** What one account may ask of the assistant, whatever its plan. */
  chatCaps: ChatLimits;
  /** What people's runs of the tools of one account may take in a month; null: no limit. */
  toolCreditsPerMonth: number | null;
  /** Accounts that may offer their tools to everybody (TOOL-15). */
  toolTemplateAccounts: readonly string[];
  /** Whether a publish also renders prerendered pages of public pages. */
  prerender: boolean;
  /** The model set by the environment, which wins over the one that an admin stored. */
  model: ModelConfig | null;
  /** The model that draws, where one is named. */
  /** Sent as the limit of each output; null leaves it to the provider. */
  modelMaxOutputTokens: number | null;
  imageModel: ImageModelConfig | null;
  embeddingModel: EmbeddingModelConfig | null;
  placeSearchUrl: string | null;
  gumroadApiUrl: string;
  stripeApiUrl: string;
  notionApiUrl: string;
  googleDrive: GoogleDriveConfig | null;
  webSearchUrl: string | null;
  /** The public list of models with their prices; null where none is asked. */
  modelListUrl: string | null;
  /** What one app's own calls may use in a day. */
  appsPerDay: { tokens: number; images: number };
  timeouts: {
    /** Longest silence of a model before its turn ends with `model-silent`. */
    modelSilenceMs: number;
    /** Longest turn, all steps together. */
    turnMs: number;
    /** Longest bundling of an app that is published. */
    bundleMs: number;
    /** Longest graceful stop. */
    stopMs: number;
  };
};

export type ConfigResult =
  | { ok: true; config: Config; /** Sentences about names that look like a mistake. */ hints: string[] }
  | { ok: false; /** A sentence per wrong value: its name, what is wrong, an example. */ problems: string[] };

/** Reads the whole configuration, or names everything that is wrong with it. Empty values count as not set. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => describe(String(issue.path[0]), issue.message, env)),
    };
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://whittle.localhost:${values.PORT}`;
  const { origin, host, protocol } = new URL(publicUrl);
  const problem =
    modelProblem(values) ??
    imageModelProblem(values) ??
    embeddingModelProblem(values) ??
    openIdProblem(values) ??
    googleDriveProblem(values) ??
    smtpProblem(values) ??
    s3Problem(values);
  if (problem) return { ok: false, problems: [describe(problem.name, problem.message, env)] };
  const config: Config = {
    dataDir: resolve(values.WHITTLE_DATA),
    port: values.PORT,
    host: values.HOST ?? null,
    publicUrl: origin,
    builderOrigin: origin,
    appsHost: values.APPS_HOST ?? host,
    appsScheme: protocol === 'https:' ? 'https' : 'http',
    trustedProxies: values.TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    hasPgVector: values.PGVECTOR === 'auto',
    recordQueryMaxMs: values.RECORD_QUERY_MAX_MS,
    slowStatementMs: values.SLOW_STATEMENT_MS,
    secret: values.WHITTLE_SECRET ?? null,
    signUp: values.SIGN_UP,
    signUpsPerNetwork: values.SIGN_UPS_PER_NETWORK,
    codeEditing: values.CODE_EDITING,
    modelRepairs: values.MODEL_REPAIRS,
    requireVerifiedEmail: values.REQUIRE_VERIFIED_EMAIL ? values.REQUIRE_VERIFIED_EMAIL === 'on' : null,
    openid: readOpenId(values),
    smtp: readSmtp(values),
    mailKeepDays: values.MAIL_KEEP_DAYS,
    historyKeepDays: values.HISTORY_KEEP_DAYS,
    s3: readS3(values),
    dnsServers: (values.DNS_SERVERS ?? '').split(',').flatMap((server) => server.trim() || []),
    egressAllow: (values.EGRESS_ALLOW ?? '').split(',').flatMap((host) => host.trim() || []),
    logLevel: values.LOG_LEVEL,
    plans: values.PLANS,
    chatCaps: {
      messagesPerDay: values.CHAT_MESSAGES_PER_DAY ?? null,
      messagesPerMonth: values.CHAT_MESSAGES_PER_MONTH ?? null,
      tokensPerMonth: values.CHAT_TOKENS_PER_MONTH ?? null,
    },
    toolCreditsPerMonth: values.TOOL_CREDITS_PER_MONTH ?? null,
    toolTemplateAccounts: values.TOOL_TEMPLATE_ACCOUNTS?.split(',') ?? [],
    prerender: values.PRERENDER === 'on',
    model: readModel(values),
    modelMaxOutputTokens: values.MODEL_MAX_OUTPUT_TOKENS ?? null,
    imageModel: readImageModel(values),
    embeddingModel: readEmbeddingModel(values),
    placeSearchUrl: values.PLACE_SEARCH_URL ?? null,
    googleDrive: readGoogleDrive(values),
    notionApiUrl: values.NOTION_API_URL.replace(/\/+$/, ''),
    gumroadApiUrl: values.GUMROAD_API_URL.replace(/\/+$/, ''),
    stripeApiUrl: values.STRIPE_API_URL.replace(/\/+$/, ''),
    webSearchUrl: values.WEB_SEARCH_URL ?? null,
    modelListUrl: values.MODEL_LIST_URL === 'off' ? null : values.MODEL_LIST_URL,
    appsPerDay: { tokens: values.APP_TOKENS_PER_DAY, images: values.APP_IMAGES_PER_DAY },
    timeouts: {
      modelSilenceMs: values.MODEL_SILENCE_SECONDS * 1_000,
      turnMs: values.TURN_SECONDS * 1_000,
      bundleMs: 120_000,
      stopMs: values.STOP_SECONDS * 1_000,
    },
  };
  return { ok: true, config, hints: unknownNames(env) };
}

function describe(name: string, problem: string, env: Record<string, string | undefined>): string {
  const variable = variables.shape[name as keyof Variables];
  const { example, secret } = variable.meta() as { example: string; secret?: boolean };
  const value = env[name]?.trim();
  const shown = value && !secret ? ` (it is "${value.slice(0, 100)}")` : '';
  return `${name} ${problem}${shown}. Example: ${name}=${example}`;
}

/** Names that start like ours but mean nothing: most likely a typing mistake. */
function unknownNames(env: Record<string, string | undefined>): string[] {
  return Object.keys(env)
    .filter((name) => /^(WHITTLE|MODEL|S3)_/.test(name) && !variableNames.has(name))
    .map((name) => {
      const nearest = [...variableNames].find((known) => isNear(known, name));
      return `${name} is not a setting of Whittle${nearest ? `; did you mean ${nearest}?` : ' and does nothing.'}`;
    });
}

/** At most two letters apart in place or length, or the same word with another ending. */
function isNear(known: string, name: string): boolean {
  if (known.startsWith(name) || name.startsWith(known)) return true;
  if (Math.abs(known.length - name.length) > 2) return false;
  let first = 0;
  while (first < known.length && known[first] === name[first]) first += 1;
  let last = 0;
  while (last < known.length - first && known.at(-1 - last) === name.at(-1 - last)) last += 1;
  return Math.max(known.length, name.length) - first - last <= 2;
}
