/** Made by the build: every icon's drawing, and every name of each. */
declare module 'whittle:all-icons' {
  const table: unknown;
  export default table;
}
