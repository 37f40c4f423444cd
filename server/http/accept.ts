type Range = { type: string; quality: number };

function ranges(accept: string): Range[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { type, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
}

/** The most specific range that names a type decides its quality (RFC 9110, 12.5.1). */
function qualityOf(all: Range[], type: string): number {
  const [group] = type.split('/');
  for (const name of [type, `${group}/*`, '*/*']) {
    const range = all.find((candidate) => candidate.type === name);
    if (range) return range.quality;
  }
  return 0;
}

/** Whether a request prefers a page to data, as a browser's navigation does; equal preferences mean data. */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined || !/text\//i.test(accept)) return false;
  const all = ranges(accept);
  return qualityOf(all, 'text/html') > qualityOf(all, 'application/json');
}

/** Whether a request accepts JSON explicitly and does not mention HTML. */
export const asksForJson = (accept: string | undefined): boolean =>
  accept !== undefined && /application\/json/i.test(accept) && !/text\/html/i.test(accept);
