/** The current parameters of the address. Under load the rendered ones can be a step behind it. */
export const currentParameters = (): URLSearchParams => new URLSearchParams(window.location.search);
