import type { Bridge } from '../bridge.ts';

const load = window.fetch.bind(window);
const later = window.setTimeout.bind(window);

/**
 * The builder's frame starts no download itself: what a link of the app would save is handed to the builder's window, which
 * saves it when a person has just acted, and asks otherwise (PREV-22). A page in a tab of its own saves as browsers do.
 */
export function handOverDownloads(bridge: Bridge): void {
  if (!bridge.hasBuilder) return;
  const take = (event: Event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link?.hasAttribute('download') || !canBeRead(link)) return;
    // Read at once: many revoke the address as soon as they have clicked.
    const file = load(link.href).then((answer) => (answer.ok ? answer.arrayBuffer() : null));
    file.catch(() => undefined);
    const name = nameOf(link);
    let isRefused = event.defaultPrevented;
    event.preventDefault();
    event.preventDefault = () => {
      isRefused = true;
    };
    later(() => {
      if (isRefused) return;
      file.then((bytes) => bytes && bridge.send({ type: 'download_wanted', name, bytes })).catch(() => undefined);
    });
  };
  window.addEventListener('click', take, true);
  // Most code clicks a link that is in no page, which only the link itself hears.
  const listen = (link: HTMLAnchorElement) => {
    if (!link.isConnected) link.addEventListener('click', take, { capture: true, once: true });
  };
  const { click, dispatchEvent } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    listen(this);
    click.call(this);
  };
  HTMLAnchorElement.prototype.dispatchEvent = function (event) {
    if (event.type === 'click') listen(this);
    return dispatchEvent.call(this, event);
  };
}

/** What is of another site is led to and not saved, whatever the link says. */
const canBeRead = ({ href, protocol, origin }: HTMLAnchorElement): boolean =>
  href !== '' && (protocol === 'data:' || origin === window.location.origin);

function nameOf({ download, protocol, pathname }: HTMLAnchorElement): string {
  const last = /^https?:$/.test(protocol) ? pathname.split('/').at(-1) : '';
  return (download || last || 'download').slice(0, 255);
}
