/** What the address says by now. Under load what is rendered can be a step behind it. */
export const currentParameters = (): URLSearchParams => new URLSearchParams(window.location.search);
