import type { VersionFile } from '@whittle/contract/versions';
import { useEffect, useState } from 'react';
import { createLanguage, type Language } from './language-client.ts';

/** The app's types, loaded once somebody writes; null until then, and for people who only read. */
export function useLanguage(files: readonly VersionFile[], isWriting: boolean): Language | null {
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    if (!isWriting) return;
    const created = createLanguage();
    setLanguage(created);
    return () => {
      setLanguage(null);
      created.close();
    };
  }, [isWriting]);
  useEffect(() => language?.update(files), [language, files]);
  return language;
}
