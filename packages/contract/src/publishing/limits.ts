export const publishingLimits = {
  publicationDescriptionMaxChars: 500,
  seoTitleMaxChars: 120,
} as const;
