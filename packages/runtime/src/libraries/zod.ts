import { ZodRealError } from 'zod';

// What version 4 calls `issues` alone was `errors` as well. Errors are made by a class that it keeps to itself.
Object.defineProperty(Object.getPrototypeOf(new ZodRealError([])), 'errors', {
  get(this: { issues: unknown }) {
    return this.issues;
  },
  configurable: true,
});

export * from 'zod';
export { default } from 'zod';
