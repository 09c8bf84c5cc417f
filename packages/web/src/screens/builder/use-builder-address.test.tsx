// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { rememberRouter } from '../../lib/wanted-path.ts';
import { paths } from '../../paths.ts';
import { type BuilderAddress, useBuilderAddress } from './use-builder-address.ts';

afterEach(cleanup);

const appId = '0123456789abcdef01234567';

/** The builder, and a home screen whose code comes when `arrive` is called. */
function open() {
  let shown: BuilderAddress | undefined;
  const Builder = () => {
    shown = useBuilderAddress();
    return <p>Builder</p>;
  };
  const home = Promise.withResolvers<void>();
  history.replaceState(null, '', paths.app.to(appId));
  const router = createBrowserRouter([
    { path: paths.app.pattern, element: <Builder /> },
    {
      path: paths.home.pattern,
      lazy: async () => {
        await home.promise;
        return { Component: () => <p>Home</p> };
      },
    },
  ]);
  rememberRouter(router);
  render(<RouterProvider router={router} />);
  return { router, arrive: () => home.resolve(), address: () => shown! };
}

test('[ROUTE-08] the address follows the page that the preview shows', async () => {
  const { address } = open();
  await act(async () => address().followPage('Reports'));
  expect(location.pathname).toBe(paths.app.to(appId, 'Reports'));
});

test('[ROUTE-08] a preview that shows its page when the builder has been left does not lead back to it', async () => {
  const { router, arrive, address } = open();
  const { followPage, setView } = address();
  await act(async () => {
    const left = router.navigate(paths.home.to());
    // The frame has answered while the home screen was on its way.
    followPage('Reports');
    setView('database');
    arrive();
    await left;
  });
  expect(await screen.findByText('Home')).toBeTruthy();
  // And once more from what was drawn a moment ago.
  await act(async () => {
    followPage('Reports');
    setView('database');
  });
  expect(location.pathname).toBe(paths.home.to());
  expect(screen.queryByText('Builder')).toBeNull();
});
