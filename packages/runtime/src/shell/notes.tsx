import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { frameStyle } from './frame-style.ts';
import { say } from '../kit/lib/page-words.ts';

/** What the platform says where the app has nothing to show. */
function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="whittle-note">
      <style href="whittle-frame" precedence="whittle">
        {frameStyle}
      </style>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export const EmptyApp = () => (
  <Note title={say('Nothing to show yet')}>
    <p>{say('The first page appears here as soon as it is written.')}</p>
  </Note>
);

export const NotFoundPage = () => (
  <Note title={say('There is no page at this address')}>
    <p>{say('It may have been renamed or removed.')}</p>
    <Link to="/">{say('Go to the start page')}</Link>
  </Note>
);
