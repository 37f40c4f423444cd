import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

export type SheetTopic = Answers['sheets']['topics'][number];

type TopicTabsProps = {
  topics: readonly SheetTopic[];
  selected: SheetTopic;
  /** The number of done problems of a topic. */
  doneOf(topic: SheetTopic): number;
  panelId: string;
  onSelect(topic: SheetTopic): void;
};

export const tabId = (topic: SheetTopic) => `topic-${topic.key}`;

/** Tabs of the topics: a column beside the table on wide screens, a row to swipe on narrow ones. */
export function TopicTabs({ topics, selected, doneOf, panelId, onSelect }: TopicTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollTo({ left: tab.offsetLeft - row.clientWidth / 2 + tab.clientWidth / 2 });
  }, [selected.key]);

  const handleKey = (event: KeyboardEvent) => {
    const index = topics.indexOf(selected);
    const next = {
      ArrowRight: topics[index + 1],
      ArrowDown: topics[index + 1],
      ArrowLeft: topics[index - 1],
      ArrowUp: topics[index - 1],
      Home: topics[0],
      End: topics.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Topics"
      onKeyDown={handleKey}
      className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-2 lg:mx-0 lg:flex-col lg:overflow-visible lg:p-0"
    >
      {topics.map((topic) => (
        <Tab
          key={topic.key}
          topic={topic}
          done={doneOf(topic)}
          isSelected={topic === selected}
          panelId={panelId}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

type TabProps = {
  topic: SheetTopic;
  done: number;
  isSelected: boolean;
  panelId: string;
  onSelect(topic: SheetTopic): void;
};

function Tab({ topic, done, isSelected, panelId, onSelect }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={tabId(topic)}
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onSelect(topic)}
      className={classNames(
        'flex min-h-10 shrink-0 items-center justify-between gap-3 rounded-md px-3 text-left text-[0.95rem] transition-colors duration-150 lg:shrink',
        isSelected ? 'bg-accent-wash font-medium text-accent-ink' : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <span>{topic.name}</span>
      <span className="text-xs tabular-nums">
        <span aria-hidden>
          {done}/{topic.count}
        </span>
        <span className="sr-only">
          {done} of {topic.count} done
        </span>
      </span>
    </button>
  );
}
