import { useEffect, useId, useRef } from 'react';
import { ChevronDown } from '#client/components/icons/icons.ts';
import { CheckCheck, TurnBack } from '#client/components/icons/icons-learning.ts';
import { studyAnchor, type StudyEntry, studyItemName } from '#shared/rules/study/study-items.ts';
import { STUDY_PAGE_SIZE } from '#shared/study-topics.ts';
import { useRecall } from './recall.ts';
import { StudyLink, type StudyPlace } from './study-link.tsx';
import { useCurrentAnchor } from './use-current-anchor.ts';

// On a narrow screen a popover over the text, on a wide one a scrolling box beside it.
const NAV = [
  'inset-x-4 top-20 bottom-auto m-0 max-h-[calc(100dvh-6rem)] w-auto overflow-y-auto overscroll-contain rounded-md border',
  'border-line bg-surface p-2 text-ink shadow-float backdrop:bg-black/40 lg:sticky lg:inset-auto lg:top-20 lg:block',
  'lg:bg-transparent lg:p-0 lg:pr-1 lg:border-0 lg:shadow-none',
].join(' ');

type StudyOutlineProps = {
  place: StudyPlace;
  /** Whether the page's items are rendered. */
  areDrawn: boolean;
};

/** Links to all items of a topic; the one that is being read is marked. */
export function StudyOutline({ place, areDrawn }: StudyOutlineProps) {
  const { topic, entries, page } = place;
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const shown = entries.slice((page - 1) * STUDY_PAGE_SIZE, page * STUDY_PAGE_SIZE);
  const current = useCurrentAnchor(shown.map(studyAnchor), areDrawn);
  const position = entries.findIndex((entry) => studyAnchor(entry) === current);
  const title = topic.kind === 'cheat-sheet' ? 'Contents' : 'Questions';
  useCurrentInView(nav, position);
  if (entries.length === 0) return null;
  return (
    <div className="sticky top-16 z-30 -mx-4 bg-page px-4 py-2 lg:static lg:z-auto lg:col-start-2 lg:row-start-2 lg:m-0 lg:p-0">
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-4 font-medium lg:hidden"
      >
        {title}
        <span className="ml-auto text-sm font-normal text-muted tabular-nums">
          {position < 0 ? entries.length : `${position + 1} of ${entries.length}`}
        </span>
        <ChevronDown size={18} aria-hidden className="text-muted" />
      </button>
      <nav
        ref={nav}
        id={id}
        popover="auto"
        aria-label={title}
        onToggle={() => bringCurrent(nav.current)}
        className={NAV}
      >
        <ol onClick={() => closeIfOpen(nav.current)}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <StudyLink
                place={place}
                position={index}
                aria-current={index === position ? 'location' : undefined}
                className="flex gap-2 rounded-md px-3 py-2.5 text-sm text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-accent-ink lg:py-1.5"
              >
                <span className="shrink-0 tabular-nums">{index + 1}.</span>
                <span className="min-w-0 wrap-anywhere">{entry.header}</span>
                <RecallMark entry={entry} category={topic.category} />
              </StudyLink>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function closeIfOpen(nav: HTMLElement | null) {
  if (nav?.matches(':popover-open')) nav.hidePopover();
}

/** Scrolls the list along with the page, but never the page along with the list. */
function useCurrentInView(nav: { current: HTMLElement | null }, position: number) {
  useEffect(() => bringCurrent(nav.current), [nav, position]);
}

function bringCurrent(nav: HTMLElement | null) {
  const link = nav?.querySelector('[aria-current]');
  if (!nav || !link) return;
  const [box, place] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  if (place.top < box.top) nav.scrollBy(0, place.top - box.top);
  else if (place.bottom > box.bottom) nav.scrollBy(0, place.bottom - box.bottom);
}

/** Reserves its space, so that the layout does not shift once the mark is known. */
function RecallMark({ entry, category }: { entry: StudyEntry; category: string }) {
  const recall = useRecall(studyItemName(category, entry.id));
  return (
    <span className="ml-auto w-4 shrink-0 pt-0.5">
      {recall === 'known' && <CheckCheck size={16} role="img" aria-label="known" className="text-easy" />}
      {recall === 'revise' && <TurnBack size={16} role="img" aria-label="to revise" className="text-medium" />}
    </span>
  );
}
