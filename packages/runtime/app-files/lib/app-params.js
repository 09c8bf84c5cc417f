/** Where this app runs and for whom. */
export const appParams = {
  appId: import.meta.env.VITE_BASE44_APP_ID,
  serverUrl: '',
  appBaseUrl: import.meta.env.VITE_BASE44_APP_BASE_URL,
  functionsVersion: null,
  fromUrl: window.location.href,
  get token() {
    return window.localStorage.getItem('base44_access_token');
  },
};
export default appParams;
