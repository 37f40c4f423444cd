import { readAddress } from '#shared/paths.ts';

const MAX = 500;

/** The address of the open page with the parameters that it uses, without the tokens of mailed links. */
export function currentPlace(): string {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete('token');
  return (readAddress(pathname, parameters) + hash).slice(0, MAX);
}
