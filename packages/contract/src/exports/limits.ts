export const exportLimits = {
  /** Exports of one app, and how long one may take with a slow reader. */
  exportsPerHour: 20,
  exportMaxMinutes: 60,
} as const;
