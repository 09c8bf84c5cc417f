/** A name to show until its owner gives another: `ada.lovelace+bills@example.com` is called Ada Lovelace. */
export function nameFromEmail(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+')[0]!;
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
