/** Why a worker fails; the error that the app gets says so. */
const message = 'Apps cannot start a worker from a file of theirs.';

/**
 * Stands for a worker or a shared worker of an app, and fails as one does whose file is not there: it is made, takes
 * whatever is sent to it, and fires `error` once.
 */
export default class FailingWorker extends EventTarget {
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  /** A shared worker is spoken to by its port, at whose other end nobody listens. */
  readonly port: MessagePort = new MessageChannel().port1;

  constructor() {
    super();
    // Whoever made it listens by the time that a browser would have looked for the file.
    const timer = setTimeout(() => {
      const event = Object.assign(new Event('error', { cancelable: true }), { message });
      this.onerror?.(event);
      this.dispatchEvent(event);
    });
    this.terminate = () => clearTimeout(timer);
  }

  postMessage(): void {}
  terminate: () => void;
}
