/** Calls back once what was just committed is on the screen; at once in a page that nobody sees. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') {
    setTimeout(callback, 0);
    return;
  }
  requestAnimationFrame(() => void nextTask().then(callback));
}

/** After what is waiting now; a timer would wait longer. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}
