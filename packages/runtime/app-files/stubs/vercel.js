// Counts visits for a host that the app does not run at.
export const Analytics = () => null;
export const SpeedInsights = () => null;
export const inject = () => {};
export const injectSpeedInsights = () => null;
export const track = () => {};
export const pageview = () => {};
export const computeRoute = (path) => path;
export default { inject, track, computeRoute };
