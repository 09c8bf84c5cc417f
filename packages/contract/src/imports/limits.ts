export const importLimits = {
  /** IMPORT-05, IMPORT-06: archives of whole apps. */
  importArchiveMaxBytes: 100_000_000,
  importArchiveMaxFiles: 50_000,
  importUnpackedMaxBytes: 500_000_000,
  /** What is read to recognise an export. */
  importTextMaxBytes: 60_000_000,
  /** A file that unpacks to more than this many times its size is a trap. */
  importMaxRatio: 200,
  importWaitsHours: 24,
  importsPerHour: 120,
} as const;
