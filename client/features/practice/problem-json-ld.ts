import { organization } from '#client/lib/json-ld.ts';
import { href } from '#shared/paths.ts';
import type { JsonLd } from '#shared/rendering.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import type { ProblemPage } from './problem-page.ts';

/** @param absoluteUrl returns the absolute URL of a path */
export function problemJsonLd(problem: ProblemPage, absoluteUrl: (path: string) => string): JsonLd {
  const { slug, name, summary, topics, level, updatedAt } = problem;
  return {
    '@type': 'LearningResource',
    learningResourceType: 'Problem',
    name,
    description: summary,
    url: absoluteUrl(href('problem', { slug })),
    ...(level !== '' && { educationalLevel: level }),
    teaches: splitList(topics),
    dateModified: updatedAt,
    publisher: organization(absoluteUrl),
    isAccessibleForFree: true,
    inLanguage: 'en',
  };
}
