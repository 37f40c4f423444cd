/** Whether a text may be used as a link: an http(s) URL, or a path of this site. */
export const isLink = (value: string): boolean => {
  if (value.startsWith('/')) return !/^\/[\t\n\r]*[/\\]/.test(value); // browsers skip tabs and line breaks
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};
