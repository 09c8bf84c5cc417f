import type { ComponentProps } from 'react';
import { ThemeProvider as Today } from 'next-themes';

export * from 'next-themes';

/**
 * The provider puts a script beside the app for pages that a server renders. Here it would never run, and React says so in
 * the console of every app that has one; as data it is left alone.
 */
export const ThemeProvider = (props: ComponentProps<typeof Today>) => (
  <Today {...props} scriptProps={{ type: 'application/json', ...props.scriptProps }} />
);
