export const publishingLimits = {
  publicationDescriptionMaxChars: 500,
} as const;
