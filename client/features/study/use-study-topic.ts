import { useLocation, useSearchParams } from 'react-router-dom';
import { studyAt, topicIn } from './topics.ts';

/** The topic in the address of a page of items, and the addresses of its pages. */
export function useStudyTopic() {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const { topics, intro } = studyAt(pathname);
  const topic = topicIn(topics, parameters);
  /** The category for the address; the first topic needs none. */
  const category = topic === topics[0] ? undefined : topic.category;
  return {
    topics,
    intro,
    topic,
    category,
    start: { pathname, search: category === undefined ? '' : `?category=${category}` },
    select: (next: string) => setParameters({ category: next }),
  };
}
