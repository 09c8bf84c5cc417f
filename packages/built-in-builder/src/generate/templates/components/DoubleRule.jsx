/** The double line that closes a sum in an account book. */
export default function DoubleRule({ className = '' }) {
  return <span aria-hidden className={'block h-[5px] border-t-2 border-b border-foreground ' + className} />;
}
