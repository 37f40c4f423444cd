import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type StudyEntry, studyAnchor } from '#shared/rules/study/study-items.ts';
import { studyItemHref, studyPageOf, type StudyTopic } from '#shared/study-topics.ts';

/** All items of a topic, and the number of the shown page. */
export type StudyPlace = { topic: StudyTopic; entries: readonly StudyEntry[]; page: number };

type StudyLinkProps = Omit<ComponentProps<'a'>, 'href'> & { place: StudyPlace; position: number };

/** Links to an item; one on this page is a plain anchor link, without the router. */
export function StudyLink({ place: { topic, entries, page }, position, ...rest }: StudyLinkProps) {
  const entry = entries[position];
  if (!entry) return null;
  if (studyPageOf(position) === page) return <a href={`#${studyAnchor(entry)}`} {...rest} />;
  return <Link to={studyItemHref(topic, position, entry)} {...rest} />;
}
