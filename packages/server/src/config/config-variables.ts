import { modelProviders } from '@whittle/contract/models';
import { z } from 'zod';
import { isMailAddress } from '../adapters/mail/mail-address.ts';
import { isIssuer } from './config-openid.ts';

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max.toLocaleString('en')}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message));
};

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  );
};

const isSmtpUrl = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

const isHostList = (value: string) =>
  value.split(',').every((host) => URL.parse(`http://${host.trim()}/`)?.pathname === '/');

/** A provider's usual variable: enough to connect it, when MODEL_PROVIDER names no other. */
const apiKey = (provider: string, model: string, example: string) =>
  z
    .string()
    .max(1_000, 'must have at most 1,000 characters')
    .optional()
    .meta({
      description: `A key for ${provider}. Without MODEL_PROVIDER it connects ${provider}'s ${model}, or MODEL_NAME.`,
      example,
      shownDefault: 'none',
      secret: true,
    });

/**
 * Every variable that Whittle reads. `description`, `example` and `shownDefault` make docs/configuration.md and the
 * sentence about a wrong value; a `secret` value is never shown.
 */
const httpAddress = (standard: string) =>
  z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .default(standard);

export const variables = z.object({
  WHITTLE_DATA: z
    .string()
    .refine((value) => !value.includes('\0'), 'must be a path')
    .default('./data')
    .meta({
      description: 'Directory of everything that lasts: the embedded database, uploads and the secret key.',
      example: '/var/lib/whittle',
    }),
  PORT: whole(0, 65_535).default(3000).meta({ description: 'Port to listen on.', example: '3000' }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine')
    .optional()
    .meta({
      description: 'Address to listen on.',
      example: '127.0.0.1',
      shownDefault: 'every address of the machine',
    }),
  PUBLIC_URL: z.string().refine(isOrigin, 'must be an http or https address without a path').optional().meta({
    description: 'The address that people open. Cookies, links and cross-site checks follow it.',
    example: 'https://whittle.example.com',
    shownDefault: 'http://whittle.localhost:{PORT}',
  }),
  APPS_HOST: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i, 'must be a host name, with a port where one is needed')
    .optional()
    .meta({
      description:
        'Host below which every app has a host of its own: `{slug}.{APPS_HOST}`, `preview--{appId}.{APPS_HOST}` and `check--{appId}.{APPS_HOST}`. Its name server must answer for all of them.',
      example: 'apps.example.com',
      shownDefault: 'the host of PUBLIC_URL',
    }),
  TRUSTED_PROXIES: whole(0, 10).default(0).meta({
    description:
      'How many reverse proxies of your own stand in front. Attempts are counted by the address that the outermost of them saw (`X-Forwarded-For`).',
    example: '1',
  }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql://')
    .optional()
    .meta({
      description: 'A PostgreSQL 15 or newer of your own, with a database for Whittle alone.',
      example: 'postgres://whittle:secret@db.example.com:5432/whittle',
      shownDefault: 'the embedded PostgreSQL 18 in WHITTLE_DATA',
      secret: true,
    }),
  DATABASE_POOL_SIZE: whole(2, 200).default(12).meta({
    description:
      'Connections to the database that this process may hold for its own work, and as many for the records of running apps.',
    example: '12',
  }),
  PGVECTOR: oneOf(['auto', 'off']).default('auto').meta({
    description:
      'Whether the vectors of data sources are compared by the extension pgvector (0.8 or newer) where the database has it, instead of in memory. The passages that are found are the same.',
    example: 'off',
  }),
  RECORD_QUERY_MAX_MS: whole(50, 600_000).default(10_000).meta({
    description: 'How long one query of a running app on its records may take before it is stopped, in milliseconds.',
    example: '10000',
  }),
  SLOW_STATEMENT_MS: whole(1, 600_000).default(500).meta({
    description:
      'Statements of the database that take at least as many milliseconds are listed on the overview of platform admins: the last 200 of this process, without their values.',
    example: '200',
  }),
  WHITTLE_SECRET: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description: 'Signs tokens and encrypts stored keys. The same for every process on one database.',
    example: 'the output of: openssl rand -hex 32',
    shownDefault: 'made on first start, in WHITTLE_DATA/secret.key',
    secret: true,
  }),
  SIGN_UP: oneOf(['open', 'closed']).default('open').meta({
    description:
      'Whether people may make builder accounts. `closed` lets those who have one in; the first account can always be made.',
    example: 'closed',
  }),
  SIGN_UPS_PER_NETWORK: whole(1, 1_000_000).default(40).meta({
    description:
      'Accounts that one network address may make in an hour, for builders and in each app; five times as many in a day.',
    example: '200',
  }),
  CODE_EDITING: oneOf(['admins', 'builders']).default('admins').meta({
    description: "Who may change an app's code by hand: platform admins alone, or every builder in their own apps.",
    example: 'builders',
  }),
  REQUIRE_VERIFIED_EMAIL: oneOf(['on', 'off']).optional().meta({
    description: 'Whether a builder must confirm the email address before building.',
    example: 'on',
    shownDefault: '`on` with a mail server, else `off`',
  }),
  GOOGLE_CLIENT_ID: z.string().max(500, 'must have at most 500 characters').optional().meta({
    description:
      "Client id of 'Google' sign-in. Its redirect address at Google is `{PUBLIC_URL}/auth/handler/google`. Without it there is no such button.",
    example: '123-abc.apps.googleusercontent.com',
    shownDefault: 'none',
  }),
  GOOGLE_CLIENT_SECRET: z.string().max(500, 'must have at most 500 characters').optional().meta({
    description: 'Its client secret.',
    example: 'GOCSPX-...',
    shownDefault: 'none',
    secret: true,
  }),
  OPENID_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an https address, or an http address of this machine')
    .default('https://accounts.google.com')
    .meta({
      description: 'Another OpenID Connect provider behind that button, such as a company sign-in.',
      example: 'https://accounts.google.com',
    }),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must start with smtp:// or smtps:// and name a server').optional().meta({
    description:
      'The server that sends mails. `smtps://` speaks TLS from the first byte, `smtp://` as soon as the server offers it. Without one nothing is sent, and the platform admin reads the mails at /admin/mail.',
    example: 'smtps://whittle:secret@smtp.example.com:465',
    shownDefault: 'none',
    secret: true,
  }),
  MAIL_FROM: z.string().refine(isMailAddress, 'must be one address without a name').optional().meta({
    description: 'The address that mails come from. The name beside it is the app’s, or Whittle.',
    example: 'whittle@example.com',
    shownDefault: 'none; needed with SMTP_URL',
  }),
  MAIL_KEEP_DAYS: whole(1, 3_650).default(30).meta({
    description: 'After that many days the text of a mail is removed. Who got which kind of mail when stays.',
    example: '30',
  }),
  HISTORY_KEEP_DAYS: whole(1, 3_650).default(90).meta({
    description:
      'For so many days every change of a record is kept: as long can it be undone, restored or taken from the trash.',
    example: '365',
  }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta({
      description: 'Bucket of an S3-compatible store that keeps uploaded files.',
      example: 'whittle-files',
      shownDefault: 'none: files lie in WHITTLE_DATA/uploads',
    }),
  S3_ENDPOINT: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .optional()
    .meta({
      description: "The store's address.",
      example: 'https://s3.example.com',
      shownDefault: "Amazon's, by S3_REGION",
    }),
  S3_REGION: z.string().max(60, 'must have at most 60 characters').default('us-east-1').meta({
    description: 'Region of the bucket.',
    example: 'eu-central-1',
  }),
  S3_ACCESS_KEY_ID: z.string().max(200, 'must have at most 200 characters').optional().meta({
    description: 'Key of the store. Without one the usual places of the AWS tools are searched.',
    example: 'AKIA...',
    shownDefault: 'none',
  }),
  S3_SECRET_ACCESS_KEY: z.string().max(200, 'must have at most 200 characters').optional().meta({
    description: 'The secret that belongs to S3_ACCESS_KEY_ID.',
    example: 'the secret that the store showed with the key',
    shownDefault: 'none',
    secret: true,
  }),
  S3_PATH_STYLE: oneOf(['on', 'off']).optional().meta({
    description: 'Whether the bucket stands in the path of addresses instead of in the host.',
    example: 'on',
    shownDefault: '`on` with S3_ENDPOINT, else `off`',
  }),
  EGRESS_ALLOW: z
    .string()
    .refine(isHostList, 'must be hosts, each with or without a port, with commas between')
    .optional()
    .meta({
      description:
        'Hosts inside your network that apps may call and read, as `host` or `host:port` with commas between. Everything else that is not on the public internet is refused.',
      example: 'intranet.example.com,10.0.0.5:8080',
      shownDefault: 'none',
    }),
  DNS_SERVERS: z
    .string()
    .refine(
      (value) => value.split(',').every((server) => /^(?:[\d.]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(server.trim())),
      'must be addresses, each with or without a port, with commas between',
    )
    .optional()
    .meta({
      description: "Name servers that are asked whether the domain of an app is its owner's.",
      example: '9.9.9.9,149.112.112.112',
      shownDefault: 'those of the system',
    }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').meta({
    description: 'Least important line that is logged. `debug` adds every request for a file.',
    example: 'info',
  }),
  PLANS: oneOf(['on', 'off']).default('off').meta({
    description: 'Whether plans with their limits exist. `off` gives every account everything.',
    example: 'off',
  }),
  CHAT_MESSAGES_PER_DAY: whole(1, 100_000).optional().meta({
    description: 'Messages that one account may send to the assistant in a day (UTC). Platform admins are not limited.',
    example: '50',
    shownDefault: 'no limit; with PLANS=on that of the plan',
  }),
  CHAT_MESSAGES_PER_MONTH: whole(1, 1_000_000).optional().meta({
    description: 'The same in a calendar month.',
    example: '500',
    shownDefault: 'no limit; with PLANS=on that of the plan',
  }),
  CHAT_TOKENS_PER_MONTH: whole(1, 1_000_000_000_000).optional().meta({
    description:
      'Tokens that the turns of one account may use in a calendar month. A turn that goes over it is finished; the next one is refused.',
    example: '5000000',
    shownDefault: 'no limit',
  }),
  TOOL_CREDITS_PER_MONTH: whole(1, 100_000_000).optional().meta({
    description:
      'Credits that people’s runs of the AI tools of one account may take in a calendar month. A run takes what its tool says, 1 unless an admin sets another number.',
    example: '1000',
    shownDefault: 'no limit',
  }),
  TOOL_TEMPLATE_ACCOUNTS: z
    .string()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/, 'must be ids of accounts, with commas between them')
    .optional()
    .meta({
      description:
        'Accounts that may offer their AI tools to everybody who builds here, by their ids with commas between.',
      example: '01a20a50cf67a4c27b39e03a',
      shownDefault: 'nobody',
    }),
  PRERENDER: oneOf(['on', 'off']).default('on').meta({
    description:
      "Whether publishing also renders the prerendered HTML of an app's public pages, in a process without rights. `off` lets every page appear with its script.",
    example: 'off',
  }),
  MODEL_PROVIDER: oneOf(modelProviders).optional().meta({
    description: 'Who runs the AI model. Without one the built-in builder answers.',
    example: 'openai-compatible',
    shownDefault: 'what an admin set in the interface, else none',
  }),
  MODEL_NAME: z.string().max(200, 'must have at most 200 characters').optional().meta({
    description: "The model's name as its provider spells it.",
    example: 'gpt-5-mini',
    shownDefault: 'none',
  }),
  MODEL_BASE_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .optional()
    .meta({
      description: "Address of the provider's API. Needed for `openai-compatible`.",
      example: 'http://127.0.0.1:11434/v1',
      shownDefault: "the provider's own",
    }),
  MODEL_API_KEY: z.string().max(1_000, 'must have at most 1,000 characters').optional().meta({
    description: "The provider's key.",
    example: 'sk-...',
    shownDefault: 'none',
    secret: true,
  }),
  ANTHROPIC_API_KEY: apiKey('Anthropic', 'claude-sonnet-5-5', 'sk-ant-...'),
  OPENAI_API_KEY: apiKey('OpenAI', 'gpt-5-mini', 'sk-...'),
  OPENROUTER_API_KEY: apiKey('OpenRouter', 'openrouter/auto', 'sk-or-...'),
  GOOGLE_GENERATIVE_AI_API_KEY: apiKey('Google', 'gemini-flash-latest', 'AIza...'),
  IMAGE_MODEL_NAME: z.string().max(200, 'must have at most 200 characters').optional().meta({
    description: 'The model that draws for GenerateImage, at the provider of the model that writes.',
    example: 'gpt-image-1',
    shownDefault: "OpenAI's or Google's usual one, else none",
  }),
  IMAGE_MODEL_BASE_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .optional()
    .meta({
      description: 'Another OpenAI-compatible address for the model that draws.',
      example: 'http://127.0.0.1:8080/v1',
      shownDefault: 'the provider of the model that writes',
    }),
  IMAGE_MODEL_API_KEY: z.string().max(1_000, 'must have at most 1,000 characters').optional().meta({
    description: 'The key for IMAGE_MODEL_BASE_URL.',
    example: 'sk-...',
    shownDefault: 'none',
    secret: true,
  }),
  EMBEDDING_MODEL_NAME: z.string().max(200, 'must have at most 200 characters').optional().meta({
    description:
      'The model that turns texts of data sources into vectors, by which passages are found that say the same in other words; at the provider of the model that writes. `off` finds by words alone.',
    example: 'text-embedding-3-small',
    shownDefault: "the provider's usual one, else none",
  }),
  EMBEDDING_MODEL_BASE_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .optional()
    .meta({
      description: 'Another OpenAI-compatible address for that model.',
      example: 'http://127.0.0.1:11434/v1',
      shownDefault: 'the provider of the model that writes',
    }),
  EMBEDDING_MODEL_API_KEY: z.string().max(1_000, 'must have at most 1,000 characters').optional().meta({
    description: 'The key for EMBEDDING_MODEL_BASE_URL.',
    example: 'sk-...',
    shownDefault: 'none',
    secret: true,
  }),
  PLACE_SEARCH_URL: z
    .string()
    .refine(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && value.includes('{query}'),
      'must be an http or https address with {query} in it',
    )
    .optional()
    .meta({
      description:
        'A service that finds places for the place fields of AI tools, answering GeoJSON as Photon and Nominatim do; `{query}` stands for what people type. Without one a place is plain text with a link to a map.',
      example: 'https://photon.example.com/api/?limit=6&q={query}',
      shownDefault: 'none',
    }),
  GUMROAD_API_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .default('https://api.gumroad.com/v2')
    .meta({
      description: 'Where the API of Gumroad is asked what was sold, with the tokens of the builders who sell there.',
      example: 'https://api.gumroad.com/v2',
    }),
  STRIPE_API_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .default('https://api.stripe.com')
    .meta({
      description:
        'Where the API of Stripe is asked what was sold, with the restricted keys of the builders who sell there.',
      example: 'https://api.stripe.com',
    }),
  GOOGLE_DRIVE_CLIENT_ID: z.string().max(500, 'must have at most 500 characters').optional().meta({
    description:
      'Client id of an OAuth client for the Google Drive and Google Picker APIs (scope `drive.file`). Its redirect address is `{PUBLIC_URL}/api/context/connections/google_drive/callback`. Without it Google Drive is offered nowhere.',
    example: '123-abc.apps.googleusercontent.com',
    shownDefault: 'none',
  }),
  GOOGLE_DRIVE_CLIENT_SECRET: z.string().max(500, 'must have at most 500 characters').optional().meta({
    description: 'Its client secret.',
    example: 'GOCSPX-...',
    shownDefault: 'none',
    secret: true,
  }),
  GOOGLE_DRIVE_FILES: z.enum(['picked', 'all']).default('picked').meta({
    description:
      "`picked`: people pick files on Google's page, by the scope `drive.file`. `all`: they choose here from all that they may read, by `drive.readonly`, which Google reviews unless the client is an internal one of a Workspace. The client needs the Google Drive API alone then.",
    example: 'all',
  }),
  GOOGLE_DRIVE_AUTHORIZE_URL: httpAddress('https://accounts.google.com/o/oauth2/v2/auth').meta({
    description: 'Where people allow it.',
    example: 'https://accounts.google.com/o/oauth2/v2/auth',
  }),
  GOOGLE_DRIVE_TOKEN_URL: httpAddress('https://oauth2.googleapis.com/token').meta({
    description: 'Where its tokens come from.',
    example: 'https://oauth2.googleapis.com/token',
  }),
  GOOGLE_DRIVE_API_URL: httpAddress('https://www.googleapis.com').meta({
    description: 'Where its files are read from.',
    example: 'https://www.googleapis.com',
  }),
  NOTION_API_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .default('https://api.notion.com')
    .meta({
      description:
        'Where pages of Notion are read from, with the tokens that builders type in. A host inside your network has to be in EGRESS_ALLOW.',
      example: 'https://api.notion.com',
    }),
  WEB_SEARCH_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
    .optional()
    .meta({
      description:
        'A SearXNG server (with its JSON format switched on) that finds pages when an app asks the model with `add_context_from_internet`. Without one only pages that the prompt names are read.',
      example: 'http://searxng.internal:8080',
      shownDefault: 'none',
    }),
  MODEL_LIST_URL: z
    .string()
    .refine((value) => value === 'off' || /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
      error: 'must be an http or https address, or off',
    })
    .default('https://openrouter.ai/api/v1/models')
    .meta({
      description:
        'A public list of models in the form of OpenRouter’s, for prices and abilities. It is fetched at most every six hours and only once a model is connected or an admin looks at it; nothing of this installation is sent. `off` leaves the built-in list and the prices that the admin enters.',
      example: 'off',
    }),
  APP_TOKENS_PER_DAY: whole(0, 1_000_000_000).default(2_000_000).meta({
    description: "Tokens that one app's own calls of the model may use in a day (UTC).",
    example: '500000',
  }),
  APP_IMAGES_PER_DAY: whole(0, 100_000).default(100).meta({
    description: 'Pictures that one app may have drawn in a day.',
    example: '20',
  }),
  MODEL_REPAIRS: oneOf(['on', 'off']).default('on').meta({
    description:
      'Whether the model is asked, at most twice a turn, to correct problems that a check found in its reply. It costs tokens; repairs by rule cost none and always take place.',
    example: 'off',
  }),
  MODEL_MAX_OUTPUT_TOKENS: whole(256, 1_000_000).optional().meta({
    description:
      'Most tokens that one output of the model may have, sent as its limit. Without it the limit is what the provider’s list of models states, else the provider’s default: known Claude models have their own, other hosts often cut at a few thousand, and a reply that is cut goes on at most three times.',
    example: '32000',
    shownDefault: 'the provider’s',
  }),
  MODEL_SILENCE_SECONDS: whole(1, 3_600).default(120).meta({
    description: 'Longest silence of a model before its turn ends with an error. Models that think unheard need more.',
    example: '60',
  }),
  TURN_SECONDS: whole(10, 86_400).default(900).meta({
    description: 'Longest time that one turn of the assistant may take.',
    example: '900',
  }),
  STOP_SECONDS: whole(1, 300).default(10).meta({
    description: 'Longest time for a graceful stop, after which the process ends anyway.',
    example: '10',
  }),
});

export type Variables = z.output<typeof variables>;
export const variableNames: ReadonlySet<string> = new Set(Object.keys(variables.shape));
