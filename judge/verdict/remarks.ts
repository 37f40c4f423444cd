import { POINTER_SIZES } from '../languages/c/differs.ts';
import type { Language } from '../languages/languages.ts';
import type { Verdict } from '../problem/verdict.ts';
import type { Signature } from '../values/signature.ts';

type Judged = { language: Language; source: string; signature: Signature | null };

/** Not among the facts of the languages, which every page loads. */
const DIFFERS: Partial<Record<Language, typeof POINTER_SIZES>> = { c: POINTER_SIZES, cpp: POINTER_SIZES };

/** What may explain why a program failed, besides itself: what it uses that differs here, and what is no plain value. */
export function remarksOn(verdict: Verdict, { language, source, signature }: Judged): string[] {
  if (verdict !== 'Wrong Answer' && verdict !== 'Runtime Error' && verdict !== 'Compilation Error') return [];
  const differs = verdict === 'Wrong Answer' ? DIFFERS[language] : undefined;
  return [...(differs?.pattern.test(source) ? [differs.remark] : []), ...shapeRemarks(signature)];
}

/** Parameters and answers that programs written for an older form of the problem take for numbers or lists. */
function shapeRemarks(signature: Signature | null): string[] {
  if (signature?.kind !== 'function') return [];
  const { parameters, returns } = signature.method;
  const named = (base: string) => parameters.filter(({ type }) => type.base === base).map(({ name }) => name);
  const nodes = named('TreePlace').join(' and ');
  const asked = named('VersionCheck').length > 0;
  return [
    ...(nodes === '' ? [] : [`${nodes} are nodes of the tree, not values.`]),
    ...(returns.base === 'TreePlace' ? ['The answer is a node of the tree, not its value.'] : []),
    ...(returns.base === 'ListPlace' ? ['The answer is a node of the list, not its position.'] : []),
    ...(asked ? ['Your program gets n, and asks isBadVersion(version); it gets no list.'] : []),
  ];
}
