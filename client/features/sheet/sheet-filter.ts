import { useSearchParams } from 'react-router-dom';
import { LEVELS } from '#shared/rules/difficulty.ts';

export const LEVEL_NAMES: readonly string[] = LEVELS;

/** What narrows the table. It lives in the address, so that reload, back and a shared link keep it. */
export type SheetFilter = {
  topic: string | null;
  company: string | null;
  level: string | null;
  /** The id of the problem that was drawn. */
  random: number | null;
};

export function useSheetFilter() {
  const [parameters, setParameters] = useSearchParams();
  const level = parameters.get('level');
  const random = parameters.get('random');
  const filter: SheetFilter = {
    topic: parameters.get('topic'),
    company: parameters.get('company'),
    level: level !== null && LEVEL_NAMES.includes(level) ? level : null,
    random: random !== null && /^\d{1,9}$/.test(random) ? Number(random) : null,
  };
  /** Whatever is not named is cleared: a topic or company clears the filter, a difficulty the drawn problem. */
  const set = (next: Partial<SheetFilter>) => {
    const entries = Object.entries(next).filter(([, value]) => value !== null && value !== undefined);
    setParameters(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), {
      preventScrollReset: true,
    });
  };
  return { filter, set };
}
