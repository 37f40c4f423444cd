import { splitList } from '#shared/rules/text/list-text.ts';
import { type CheckedContent, itemsOf, recordsOf, textOf } from './checked-content.ts';
import { slugOf } from './reference.ts';

/** The maximum number of missing problems of each list, by its slug; these numbers only go down. */
export const MAX_MISSING: Readonly<Record<string, number>> = {
  'blind-75': 0,
  'grind-75': 0,
  'neetcode-150': 0,
  'sql-50': 0,
  'striver-sde': 0,
  'top-interview-150': 0,
};

/**
 * Returns a line for each list that people follow. A problem that cannot be solved here is missing, unless the practice
 * site has it for subscribers only.
 */
export function checkLists(
  content: CheckedContent,
  report: (fault: string) => void,
  mostMissing: typeof MAX_MISSING = MAX_MISSING,
): string[] {
  const solvable = solvableSlugs(content);
  const paid = new Set(
    listedProblems(content)
      .filter(({ values }) => values.paid === true)
      .map(slugOf),
  );
  return recordsOf(content, 'problemList').map((list) => {
    const slugs = itemsOf(list, 'problems');
    const unsolvable = slugs.filter((slug) => !solvable.has(slug));
    const missing = unsolvable.filter((slug) => !paid.has(slug));
    const forSubscribers = unsolvable.length - missing.length;
    const name = textOf(list.values.name);
    const maxMissing = mostMissing[textOf(list.values.slug)] ?? 0;
    if (missing.length > maxMissing)
      report(`${list.file}: ${missing.length} of ${name} are missing, where ${maxMissing} may be`);
    return (
      `${name}: ${slugs.length}, solvable here ${slugs.length - unsolvable.length}, ` +
      (forSubscribers > 0 ? `for subscribers of the practice site ${forSubscribers}, ` : '') +
      `missing ${missing.length}${missing.length > 0 ? `: ${missing.join(', ')}` : ''}`
    );
  });
}

const listedProblems = (content: CheckedContent) => recordsOf(content, 'topicProblem', 'companyProblem');

/** The slugs of the problems with a page, and of those with the same idea as a problem with a page. */
function solvableSlugs(content: CheckedContent): Set<string> {
  const pages = recordsOf(content, 'problem');
  const alike = new Set(pages.flatMap(({ values }) => splitList(textOf(values.sameIdeaAs))));
  return new Set([
    ...pages.map(({ values }) => textOf(values.slug)),
    ...listedProblems(content)
      .filter(({ values }) => alike.has(textOf(values.name)))
      .map(slugOf),
  ]);
}
