/** The thick and the thin line under a paper's name. */
export default function Masthead({ className = '' }) {
  return <span aria-hidden className={'block h-2 border-t-4 border-b border-foreground ' + className} />;
}
