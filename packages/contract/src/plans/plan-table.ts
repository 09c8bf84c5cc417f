/** The plans, the lowest first; each has what the ones before it have. PROD-06 */
export const planIds = ['lite', 'explorer', 'MOON', 'monetizer'] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan lets its account have; null where nothing is limited. */
export type PlanLimits = {
  /** GEN-15, by days and months of UTC. */
  messagesPerDay: number | null;
  messagesPerMonth: number | null;
  /** Active tools of one app. PLAN-13 */
  liveTools: number;
  /** Data sources of one app. PLAN-10, PLAN-11 */
  dataItems: number;
  /** Of one data source. */
  fileMaxBytes: number;
  /** CTX-21 */
  siteDepth: number;
  sitePages: number;
};

/** The size that lite allows, and twice that for the others. */
const baseFileBytes = 5_000_000;

const lite: PlanLimits = {
  messagesPerDay: 5,
  messagesPerMonth: 30,
  liveTools: 1,
  dataItems: 1,
  fileMaxBytes: baseFileBytes,
  siteDepth: 2,
  sitePages: 20,
};
const explorer: PlanLimits = {
  messagesPerDay: null,
  messagesPerMonth: 100,
  liveTools: 3,
  dataItems: 5,
  fileMaxBytes: 2 * baseFileBytes,
  siteDepth: 3,
  sitePages: 50,
};
const moon: PlanLimits = { ...explorer, messagesPerMonth: 250, liveTools: 10, sitePages: 100 };

/** Every limit of every plan: a correction is one edit here. */
export const planTable: Readonly<Record<PlanId, PlanLimits>> = {
  lite,
  explorer,
  MOON: moon,
  monetizer: { ...moon, messagesPerMonth: 500, liveTools: 20 },
};

/** Where nobody sells plans, and for platform admins: what one app can bear. */
export const withoutPlanLimits: PlanLimits = {
  messagesPerDay: null,
  messagesPerMonth: null,
  liveTools: 20,
  dataItems: 200,
  fileMaxBytes: 50_000_000,
  siteDepth: 3,
  sitePages: 100,
};

/** What is locked below a plan, and the lowest plan that has it. */
export const planFeatures = {
  /** PLAN-09 */
  settings: 'explorer',
  /** PLAN-12: the entry 'app settings' of an app that was generated. */
  appSettings: 'MOON',
  /** Fields of tools that take a photo. */
  photoField: 'explorer',
} as const satisfies Record<string, PlanId>;
export type PlanFeature = keyof typeof planFeatures;
