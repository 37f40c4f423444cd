/** The prefix of a learner's own list in the URL of a sheet, where the site's lists have their slugs. */
const OWN = 'own:';

export const ownListSlug = (id: string): string => OWN + id;

/** Returns the slug if it is that of a learner's own list; null for any other. */
export const asOwnList = (slug: string | null): string | null => (slug?.startsWith(OWN) ? slug : null);
