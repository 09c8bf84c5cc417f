export const publishingLimits = {
  publicationDescriptionMaxChars: 500,
  /** A planned publish is at least and at most as far away. */
  publishAheadMinMs: 60_000,
  publishAheadMaxMs: 366 * 86_400_000,
  seoTitleMaxChars: 120,
} as const;
