// What the package answers in a browser: no native shell is around the app, so code behind a check for one is not run.
const notHere = (plugin) =>
  Object.assign(new Error(`"${plugin}" plugin is not implemented on web`), { code: 'UNIMPLEMENTED' });

export const registerPlugin = (name) =>
  new Proxy(
    {},
    {
      get: (_, method) => {
        if (typeof method === 'symbol' || method === 'then') return undefined;
        if (method === 'addListener') return async () => ({ remove: async () => {} });
        return () => Promise.reject(notHere(name));
      },
    },
  );

export const Capacitor = {
  platform: 'web',
  isNative: false,
  getPlatform: () => 'web',
  isNativePlatform: () => false,
  isPluginAvailable: () => false,
  convertFileSrc: (path) => path,
  registerPlugin,
};
export const CapacitorHttp = registerPlugin('CapacitorHttp');
export const CapacitorCookies = registerPlugin('CapacitorCookies');
