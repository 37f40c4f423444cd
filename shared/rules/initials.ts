/** The upper-case first letter of the first name, or 0 if there is none (public-side 2). */
export const initialOf = (firstName: string | null | undefined): string =>
  [...(firstName?.trim() ?? '')][0]?.toUpperCase() ?? '0';

/** A photo, unless it is missing or the text null (public-side 2). */
export const photoOf = (photo: string | null | undefined): string | null => (photo && photo !== 'null' ? photo : null);
