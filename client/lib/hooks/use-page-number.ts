import { useSearchParams } from 'react-router-dom';

/** The page number in an address; 1 if it is missing or invalid. */
function pageNumberIn(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export function usePageNumber(): number {
  const [parameters] = useSearchParams();
  return pageNumberIn(parameters);
}

/**
 * Loads the page with the number in the address, or the first one if that is empty.
 * @returns its number, null for the first
 */
export async function loadPageOf(
  parameters: URLSearchParams,
  load: (page: number) => Promise<{ items: unknown[] }>,
): Promise<number | null> {
  const page = pageNumberIn(parameters);
  const { items } = await load(page);
  if (page === 1 || items.length > 0) return page === 1 ? null : page;
  await load(1);
  return null;
}
