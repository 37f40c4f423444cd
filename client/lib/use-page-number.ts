import { useSearchParams } from 'react-router-dom';

/** The page that the address asks for; the first one when it asks for none or for nonsense. */
export function usePageNumber(): number {
  const [parameters] = useSearchParams();
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
