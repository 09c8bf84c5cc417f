import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { base44 } from '@/api/base44Client';

const AuthContext = createContext(null);

/** Knows who is signed in. The page itself was let through by the server already. */
export function AuthProvider({ children }) {
  const [user, setUser] = useState(null);
  const [isLoadingAuth, setIsLoadingAuth] = useState(true);
  const [authError, setAuthError] = useState(null);
  const [appPublicSettings, setAppPublicSettings] = useState(null);

  const checkAppState = useCallback(async () => {
    setIsLoadingAuth(true);
    setAuthError(null);
    try {
      setAppPublicSettings(await base44.app.getPublicSettings());
      setUser((await base44.auth.isAuthenticated()) ? await base44.auth.me() : null);
    } catch (error) {
      setAuthError({ type: error.data?.extra_data?.reason ?? 'unknown', message: error.message });
    } finally {
      setIsLoadingAuth(false);
    }
  }, []);
  useEffect(() => void checkAppState(), [checkAppState]);

  const value = useMemo(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoadingAuth,
      isLoadingPublicSettings: isLoadingAuth,
      authError,
      appPublicSettings,
      authChecked: !isLoadingAuth,
      checkAppState,
      checkUserAuth: checkAppState,
      logout: (shouldRedirect = true) => base44.auth.logout(shouldRedirect ? window.location.href : undefined),
      navigateToLogin: () => base44.auth.redirectToLogin(window.location.href),
    }),
    [user, isLoadingAuth, authError, appPublicSettings, checkAppState],
  );
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
}

export function useAuth() {
  const context = useContext(AuthContext);
  if (!context) throw new Error('useAuth must be used within an AuthProvider');
  return context;
}

export default AuthContext;
