import compress from 'browser-image-compression';

/** Its worker would load the library from another site, which apps may not; the page does the work itself. */
const inPage: typeof compress = Object.assign(
  (...[file, options]: Parameters<typeof compress>) => compress(file, { ...options, useWebWorker: false }),
  compress,
);
export default inPage;
