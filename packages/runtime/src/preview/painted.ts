/** Calls back once what was just committed is on the screen; at once in a page that nobody sees. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') {
    setTimeout(callback, 0);
    return;
  }
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      callback();
    };
    channel.port2.postMessage(null);
  });
}
