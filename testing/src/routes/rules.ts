import type { Audience, Call, HostKind } from '@whittle/contract/call';

/**
 * Who calls. `strayToken` is the app's owner with a token that was made for another place: the app's on the builder's
 * host, the builder's on the app's hosts. `editor` and `viewer` are builders who build the app with its owner.
 */
export const callers = [
  'visitor',
  'appUser',
  'otherAppUser',
  'appAdmin',
  'owner',
  'otherBuilder',
  'platformAdmin',
  'strayToken',
  'editor',
  'viewer',
] as const;
export type Caller = (typeof callers)[number];

/**
 * `yes`: the call does its work. `none`: it does and shows nothing of what is there. `login`: it leads to the sign-in
 * page. Else the status of the refusal.
 */
export type Verdict = 'yes' | 'none' | 'login' | 401 | 403 | 404;

const words = new Set(['yes', 'none', 'login']);
export type Rule = Readonly<Record<Caller, Verdict>>;
export type RulesByHost = Partial<Record<HostKind, Rule>>;

/**
 * A line of the tables below: one verdict per caller, in the order of `callers`. Collaborators are strangers like every
 * other builder, unless it is said what they may do.
 */
function rule(line: string, { editor, viewer }: Partial<Record<'editor' | 'viewer', Verdict>> = {}): Rule {
  const told = line.trim().split(/\s+/);
  const stranger = told[callers.indexOf('otherBuilder')]!;
  const verdicts = [...told, String(editor ?? stranger), String(viewer ?? stranger)];
  if (verdicts.length !== callers.length) throw new Error(`a rule needs ${callers.length} verdicts: ${line}`);
  const read = (text: string): Verdict => (words.has(text) ? text : Number(text)) as Verdict;
  return Object.fromEntries(callers.map((caller, at) => [caller, read(verdicts[at]!)])) as Rule;
}

/** Nobody may, and nobody hears why. */
export const refused: Rule = rule('403 403 403 403 403 403 403 403');

/** Everybody gets an empty list. */
export const nothing: Rule = rule('none none none none none none none none');

/** On the builder's host. An app that is not one's own does not exist there: 404, for platform admins too. */
export const inBuilder = {
  //                  visitor user  other admin owner builder platf stray
  everybody: /*    */ rule('yes  yes   yes   yes   yes   yes    yes   yes'),
  account: /*      */ rule('401  401   401   401   yes   yes    yes   401'),
  /** Whoever they are: something else counts than who is signed in. */
  nobodyKnown: /*  */ rule('401  401   401   401   401   401    401   401'),
  owner: /*        */ rule('401  401   401   401   yes   404    404   401', { editor: 403, viewer: 403 }),
  /** Of the owner's account rather than of an app of theirs. */
  ownerAlone: /*   */ rule('401  401   401   401   yes   404    404   401'),
  editor: /*       */ rule('401  401   401   401   yes   404    404   401', { editor: 'yes', viewer: 403 }),
  viewer: /*       */ rule('401  401   401   401   yes   404    404   401', { editor: 'yes', viewer: 'yes' }),
  /** What an app's code calls. Of a call that is no GET, `dataChange` is meant (`row` sees to it). */
  data: /*         */ rule('401  401   401   401   yes   404    404   401', { editor: 'yes', viewer: 'yes' }),
  dataChange: /*   */ rule('401  401   401   401   yes   404    404   401', { editor: 'yes', viewer: 403 }),
  platformAdmin: /**/ rule('401  401   401   401   403   403    yes   401'),
  /** A platform admin, of an app of their own. */
  ownerAndAdmin: /**/ rule('401  401   401   401   403   403    404   401'),
  /** Leads everybody to the sign-in page of an app. */
  toSignIn: /*     */ rule('login login login login login login login login'),
  /** What is published is everybody's; a version that is not, its owner's. */
  draft: /*        */ rule('404  404   404   404   yes   404    404   404'),
};

/** On the preview's host: whoever was let in by the builder, which is the owner. Nothing is there for anybody else. */
export const inPreview = {
  //                  visitor user  other admin owner builder platf stray
  everybody: /*    */ rule('yes  yes   yes   yes   yes   yes    yes   yes'),
  owner: /*        */ rule('404  404   404   404   yes   404    404   404'),
  /** A write that the entity keeps from everybody in the running app, its owner included. */
  noWrite: /*      */ rule('404  404   404   404   403   404    404   404'),
};

/** On the published host. A token that is not of this app and channel is refused, even where a visitor may pass. */
export const inPublished = {
  //                  visitor user  other admin owner builder platf stray
  everybody: /*    */ rule('yes  yes   yes   yes   yes   yes    yes   yes'),
  /** Leads everybody to the sign-in page. */
  toSignIn: /*     */ rule('login login login login login login login login'),
  /** What `anonymous` may do. */
  visitor: /*      */ rule('yes  yes   401   yes   yes   401    401   401'),
  /** What a visitor made, whom the browser keeps in mind: theirs and the owner's. */
  visitorsOwn: /*  */ rule('yes  404   401   404   yes   401    401   401'),
  /** What every person who is signed in to the app may do. */
  person: /*       */ rule('401  yes   401   yes   yes   401    401   401'),
  /** Lists of records that every person sees, or only the person who made them: a visitor gets an empty one. */
  readPerson: /*   */ rule('none yes   401   yes   yes   401    401   401'),
  readHidden: /*   */ rule('none none  401   none  yes   401    401   401'),
  /** One record of those: what is hidden does not exist. */
  oneOfPersons: /* */ rule('404  yes   401   yes   yes   401    401   401'),
  hidden: /*       */ rule('404  404   401   404   yes   401    401   401'),
  /** Changes: a visitor hears that signing in may help. */
  changeHidden: /* */ rule('401  404   401   404   yes   401    401   401'),
  changeByAdmin: /**/ rule('401  404   401   yes   yes   401    401   401'),
  noWrite: /*      */ rule('401  403   401   403   403   401    401   401'),
  /** People of the app, for its admins. */
  personOfAdmin: /**/ rule('401  404   401   yes   yes   401    401   401'),
  /** What of them its owner alone decides. */
  roleOfPerson: /* */ rule('401  404   401   403   yes   401    401   401'),
  /** What only the app's admins do. */
  adminsOnly: /*   */ rule('401  403   401   yes   yes   401    401   401'),
  nobody: /*       */ rule('404  404   404   404   404   404    404   404'),
};

/** What an app's code calls: with the owner's rights in the builder and the preview, with its people's where it is published. */
export const inApp = (published: Rule): RulesByHost => ({
  builder: inBuilder.data,
  preview: inPreview.owner,
  published,
});

/** What a visitor's browser keeps in mind, of a published app: not even who builds the app comes to it. */
export const ofVisitorAlone = ({ method }: Pick<Call, 'method'>): RulesByHost => ({
  //             visitor user  other admin owner builder platf stray
  builder: rule('401     401   401   401   404   404     404   401', { viewer: method === 'GET' ? 404 : 403 }),
  preview: rule('404     404   404   404   404   404     404   404'),
  published: rule('yes   404   401   404   404   401     401   401'),
});

const byAudience: Record<Audience, RulesByHost> = {
  everybody: { builder: inBuilder.everybody, preview: inPreview.everybody, published: inPublished.everybody },
  session: { builder: inBuilder.account },
  account: { builder: inBuilder.account },
  owner: { builder: inBuilder.owner, preview: inPreview.owner },
  editor: { builder: inBuilder.editor },
  viewer: { builder: inBuilder.viewer },
  admin: { builder: inBuilder.platformAdmin },
  'owner-and-admin': { builder: inBuilder.ownerAndAdmin },
  visitor: inApp(inPublished.visitor),
  person: inApp(inPublished.person),
  'app-admin': inApp(inPublished.adminsOnly),
  'joining-person': { preview: inPreview.owner, published: inPublished.everybody },
  // Depends on the entity and the record: each case says it.
  records: {},
  nobody: { builder: refused, preview: refused, published: refused },
};

/** What a call's `who` means for each caller, on the hosts that answer it. */
export function rulesOf({ who, hosts, method, path }: Call): RulesByHost {
  return Object.fromEntries(
    hosts.map((host) => {
      const rule = byAudience[who][host];
      if (!rule) throw new Error(`${method} ${path}: a row has to say who "${who}" is on the ${host} host`);
      return [host, rule];
    }),
  );
}
