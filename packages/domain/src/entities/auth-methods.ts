/** What an app may call on the person who uses it; the client library has exactly these. */
export const authMethods = [
  ...['me', 'updateMe', 'updateMyUserData', 'login', 'loginWithRedirect', 'logout', 'isAuthenticated'],
  ...['list', 'filter', 'get', 'create', 'update', 'delete', 'hasToken', 'loginViaEmailPassword', 'loginWithProvider'],
  ...['register', 'verifyOtp', 'resendOtp', 'resetPasswordRequest', 'resetPassword', 'changePassword', 'inviteUser'],
  ...['setToken', 'redirectToLogin', 'redirectToSignup'],
] as const;
