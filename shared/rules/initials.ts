/** The upper-case first letter of the first name; 0 without one, as on the old site. */
export const initialOf = (firstName: string | null | undefined): string =>
  [...(firstName?.trim() ?? '')][0]?.toUpperCase() ?? '0';

/** A photo, unless it is missing or the text 'null', which the old site stored where there was none. */
export const photoOf = (photo: string | null | undefined): string | null => (photo && photo !== 'null' ? photo : null);
