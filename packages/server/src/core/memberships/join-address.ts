/** Where an app for members leads who is none, to come back to `path` as one. */
export const joinAddress = (path: string): string => `/joinPlan?${new URLSearchParams({ nextUrl: path }).toString()}`;
