import { href } from '#shared/paths.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { studyAnchor } from '#shared/rules/study/study-items.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import { studyTopicHref, studyTopicOf } from '#shared/study-topics.ts';
import type { ShownItem } from './list-items.ts';

/** The kind, name and path of a list item; the path is null if this version does not know the item. */
export function describeItem({ id, title }: ShownItem): { kind: string; name: string; to: string | null } {
  const subject = readCardId(id);
  if (subject?.kind === 'problem') {
    const { slug } = subject;
    return { kind: 'Problem', name: title || titleOfSlug(slug), to: href('problem', { slug }) };
  }
  const topic = subject && studyTopicOf('interview-questions', subject.category);
  if (!topic) return { kind: 'Question', name: title || id, to: null };
  // The topic's page redirects to the page that has the question now.
  const to = `${studyTopicHref(topic)}#${studyAnchor({ id: subject.id, header: title })}`;
  return { kind: topic.name, name: title || id, to };
}
