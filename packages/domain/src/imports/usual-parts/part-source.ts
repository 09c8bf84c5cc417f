/** The imports that parts begin with. */
export const takesClasses = `import { cn } from '@/lib/utils';\n`;

/** A component that is one element, or a part of a library, with classes that a page's own come after. */
export const wrapper = (name: string, element: string, classes: string): string => `
export function ${name}({ className, ...props }) {
  return <${element} className={cn('${classes}', className)} {...props} />;
}
`;
