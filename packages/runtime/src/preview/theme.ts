const key = 'whittle-theme';

/** Light or dark as the builder's window asks; without a word the system's choice holds. */
export function applyTheme(theme: 'light' | 'dark' | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, theme);
  } catch {
    // Storage may be blocked; then the theme holds for this page only.
  }
}

export function rememberedTheme(): 'light' | 'dark' | undefined {
  try {
    const theme = sessionStorage.getItem(key);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
}
