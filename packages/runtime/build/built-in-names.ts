import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import type { LibraryNames } from './manifest.ts';

/** The exports of the libraries that come with the preview's own script. */
export async function builtInNames(): Promise<LibraryNames> {
  const client = await import('react-dom/client');
  const namesOf = (module: object) => Object.keys(module).filter((name) => name !== 'module.exports');
  return {
    react: namesOf(react),
    'react-dom': namesOf(reactDom),
    'react-dom/client': namesOf(client),
    'react-router-dom': namesOf(router),
  };
}
