/** The library has stopped; its fork has everything of it that runs in a browser, except the default export. */
export * from 'react-helmet-async';
export { Helmet as default } from 'react-helmet-async';
