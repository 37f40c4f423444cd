import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/api/trpc.ts';
import { keyOfAnchor, positionOfAnchor, studyAnchor } from '#shared/rules/study/study-items.ts';
import { type StudyTopic, studyItemHref, studyPageOf, studyTopicHref, studyTopicOf } from '#shared/study-topics.ts';
import type { StudyPlace } from './study-link.tsx';

/** Redirects an address with an item to the page that now has it, also for a former anchor. */
export function useItemAddress({ topic, entries, page }: StudyPlace) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const addressOfKey = useAddressOfKey(topic, hash);
  const position = positionOfAnchor(entries, hash);
  const entry = entries[position];
  const isHere = !entry || (studyPageOf(position) === page && hash === `#${studyAnchor(entry)}`);
  const address = isHere ? addressOfKey : studyItemHref(topic, position, entry);
  // On every navigation; during hydration this may run twice.
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, key, navigate]);
}

/** The address of an item for a former anchor with its key, on the first page of its topic. */
function useAddressOfKey({ kind }: StudyTopic, hash: string): string | null {
  const key = keyOfAnchor(hash);
  const isQuestion = kind === 'interview-questions';
  const input = { key: key ?? '' };
  const question = trpc.content.question.get.useQuery(input, { enabled: key !== null && isQuestion });
  const cheatSheetItem = trpc.content.cheatSheetItem.get.useQuery(input, { enabled: key !== null && !isQuestion });
  const item = isQuestion ? question.data : cheatSheetItem.data;
  const topic = item && studyTopicOf(kind, item.category);
  return topic ? `${studyTopicHref(topic)}#${studyAnchor(item)}` : null;
}
