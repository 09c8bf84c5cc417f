import { useState } from 'react';

// A bundler's plugin writes this module. There is no service worker here, so nothing new ever waits to be loaded.
const updateServiceWorker = async () => {};
export const registerSW = () => updateServiceWorker;

export function useRegisterSW() {
  const needRefresh = useState(false);
  const offlineReady = useState(false);
  return { needRefresh, offlineReady, updateServiceWorker };
}
