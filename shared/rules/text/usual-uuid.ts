const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A UUID in lower case: in upper case it is the same one (RFC 9562). Any other text stays as it is. */
export const usualUuid = (id: string): string => (UUID.test(id) ? id.toLowerCase() : id);
