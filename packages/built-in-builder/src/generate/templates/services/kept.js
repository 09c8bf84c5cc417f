import { useEffect, useState } from 'react';

/** Values for browsers that keep nothing, as long as the page is open. */
const memory = new Map();

function read(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? fallback;
  } catch {
    return memory.get(key) ?? fallback;
  }
}

export function keep(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing loses it with the page
  }
  window.dispatchEvent(new Event('kept'));
}

/** A value of this browser, as state that every component shares. */
export function useKept(key, fallback) {
  const [first] = useState(fallback);
  const [value, setValue] = useState(() => read(key, first));
  useEffect(() => {
    const follow = () => setValue(read(key, first));
    window.addEventListener('kept', follow);
    return () => window.removeEventListener('kept', follow);
  }, [key, first]);
  return [value, (next) => keep(key, typeof next === 'function' ? next(read(key, first)) : next)];
}

/** Notes that a record was opened; the newest first, each once. */
export function useSeen(key, id) {
  useEffect(() => {
    if (!id) return;
    const rest = read(key, []).filter((one) => one.id !== id);
    keep(key, [{ id, at: new Date().toISOString() }, ...rest].slice(0, 50));
  }, [key, id]);
}
