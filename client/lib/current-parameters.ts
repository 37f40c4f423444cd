/** The current parameters of the address. The rendered ones can be out of date under load. */
export const currentParameters = (): URLSearchParams => new URLSearchParams(window.location.search);
