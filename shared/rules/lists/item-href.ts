import { href } from '#shared/paths.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { studyAnchor } from '#shared/rules/study/study-items.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import { studyTopicHref, studyTopicOf } from '#shared/study-topics.ts';
import type { ShownItem } from './list-items.ts';

/** What an item of a list is, what it is called, and where it leads to; null where this version does not know it. */
export function describeItem({ id, title }: ShownItem): { kind: string; name: string; to: string | null } {
  const subject = readCardId(id);
  if (subject?.kind === 'problem') {
    const { slug } = subject;
    return { kind: 'Problem', name: title || titleOfSlug(slug), to: href('problem', { slug }) };
  }
  const topic = subject && studyTopicOf('interview-questions', subject.category);
  if (!topic) return { kind: 'Question', name: title || id, to: null };
  // The page of a topic leads on to the one that has the question now.
  const to = `${studyTopicHref(topic)}#${studyAnchor({ id: subject.id, header: title })}`;
  return { kind: topic.name, name: title || id, to };
}
