/** Where a picture of a tool is seen from the builder: a file of the app lies on the app's own host. Null until it is known. */
export function pictureAddress(address: string, filesOrigin: string): string | null {
  if (!address.startsWith('/')) return address || null;
  return filesOrigin === '' ? null : filesOrigin + address;
}
