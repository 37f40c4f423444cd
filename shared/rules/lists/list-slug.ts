/** How a list of one's own is named in the address of a sheet, where the lists of the site are by their slugs. */
const OWN = 'own:';

export const ownListSlug = (id: string): string => OWN + id;

/** Of an address: the slug of a list of one's own; null for any other. */
export const asOwnList = (slug: string | null): string | null => (slug?.startsWith(OWN) ? slug : null);
