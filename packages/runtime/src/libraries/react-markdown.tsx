import type { ComponentProps } from 'react';
import Today from 'react-markdown';

export * from 'react-markdown';

/** Up to version 9 the class name was the component's own; most apps still give it one. */
export default function Markdown({ className, ...props }: ComponentProps<typeof Today> & { className?: string }) {
  const text = <Today {...props} />;
  return className === undefined ? text : <div className={className}>{text}</div>;
}
export { Markdown };
