import { readAddress } from '#shared/paths.ts';

const MOST = 500;

/** The address of the page that is open, with what it reads of its parameters, but for the secrets of mailed links. */
export function currentPlace(): string {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete('token');
  return (readAddress(pathname, parameters) + hash).slice(0, MOST);
}
