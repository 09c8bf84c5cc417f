import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import * as ownJsxRuntime from '../boundaries/jsx-runtime.ts';
import * as lucide from '../icons/lucide.ts';
import type { Exports } from '../registry/module-scope.ts';

/** Libraries that every preview has, so that they cost no request of their own (build/specifiers.ts names them too). */
export const builtInLibraries: Readonly<Record<string, Exports>> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime as unknown as Exports,
  'react-router-dom': router,
  'lucide-react': lucide,
  'whittle/jsx-runtime': ownJsxRuntime,
};
