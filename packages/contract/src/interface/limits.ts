export const interfaceLimits = {
  wideScreenPx: 1024,
  linkDisplayMaxChars: 100,
  copiedIndicatorMs: 2_000,
  toastMs: 3_000,
  toastWithActionMs: 10_000,
} as const;
