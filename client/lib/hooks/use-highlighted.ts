import { useQuery } from '@tanstack/react-query';

/**
 * Code as a tree of classed spans, once the highlighter is loaded.
 * @param language undefined to guess it; the tree then names it
 */
export function useHighlighted(code: string, language: string | undefined) {
  const { data } = useQuery({
    queryKey: ['highlight', language, code],
    queryFn: async () => (await import('#client/lib/highlight.ts')).highlight(code, language),
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
