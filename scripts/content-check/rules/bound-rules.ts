import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '#prisma/content.ts';
import { recordsOf, textOf } from '../checked-content.ts';
import { placeOf, type Rule } from './rule.ts';

/** The bounds of known problems by slug: for each parameter the greatest size, or the greatest absolute value. */
const KNOWN = JSON.parse(readFileSync(join(CONTENT_DIR, 'known-bounds.json'), 'utf8')) as Record<
  string,
  Record<string, number>
>; // written by hand; content/README.md describes it

/**
 * The greatest absolute value of each expression that constraints limit on both sides, such as 10 000 for `nums.length`
 * in `1 ≤ nums.length ≤ 10 000`.
 */
export function boundsIn(constraints: string): Map<string, number> {
  const chains = [...constraints.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code.split(/\s*[≤<]\s*/));
  return new Map(
    chains.flatMap((chain) => {
      const [low, high] = [numberOf(chain[0]), numberOf(chain.at(-1))];
      if (chain.length < 3 || low === null || high === null) return [];
      const bound = Math.max(Math.abs(low), Math.abs(high));
      return chain
        .slice(1, -1)
        .flatMap((names) => names.split(','))
        .map((name): [string, number] => [name.trim(), bound]);
    }),
  );
}

/** Reads `10 000`, `-10^9`, `2 · 10^4` and `2^31 - 1`; null for anything else. */
function numberOf(text = ''): number | null {
  const match = /^(-?)(?:(\d+) ?[·*] ?)?(\d[\d ]*?)(?:\^(\d+))?(?: - (\d+))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, factor = '1', base = '', power = '1', less = '0'] = match;
  const value = Number(factor) * Number(base.replaceAll(' ', '')) ** Number(power);
  return (sign === '-' ? -value : value) - Number(less);
}

export const BOUND_RULES: Rule[] = [
  {
    says: 'a known problem allows no larger inputs than it does where it is known from',
    faultsIn: (content) =>
      recordsOf(content, 'problem').flatMap((record) => {
        const stated = boundsIn(textOf(record.values.constraints));
        return Object.entries(KNOWN[textOf(record.values.slug)] ?? {}).flatMap(([name, known]) => {
          const bound = stated.get(name);
          if (bound !== undefined && bound <= known) return [];
          return [
            `${placeOf(record)}: ${name} ${bound === undefined ? 'has no bound' : `is up to ${bound}`}, not ${known}`,
          ];
        });
      }),
  },
];
