/** How a list of one's own is named in the address of a sheet, where the lists of the site are by their slugs. */
const OWN = 'own:';

export const ownListSlug = (id: string): string => OWN + id;

/** The slug if it is of a learner's own list; null for any other. */
export const asOwnList = (slug: string | null): string | null => (slug?.startsWith(OWN) ? slug : null);
