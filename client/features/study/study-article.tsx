import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AskAbout } from '#client/components/ask-about.tsx';
import { CodeToggle } from '#client/components/code/code-toggle.tsx';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { Picture } from '#client/components/picture.tsx';
import { SourceList } from '#client/components/text/source-list.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { studyAnchor, studyItemName } from '#shared/rules/study/study-items.ts';
import type { StudyTopic } from '#shared/study-topics.ts';
import { type StudyFields, type StudyPart, studyParts } from '#shared/rules/study/study-parts.ts';
import { CopyLink } from './copy-link.tsx';
import { Neighbours } from './neighbours.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { RecallButtons } from './recall-buttons.tsx';
import type { StudyPlace } from './study-link.tsx';
import { useScrollToTarget } from './use-scroll-to-target.ts';

export type StudyItem = { key: string; id: number } & StudyFields;

export type StudyArticleProps = {
  item: StudyItem;
  number: number;
  topic: StudyTopic;
  /** The place of the item on the site; undefined in a preview, where nothing is stored about the item. */
  place?: StudyPlace;
  /** Other actions for the item. */
  actions?(item: StudyItem): ReactNode;
};

export function StudyArticle({ item, number, topic, place, actions }: StudyArticleProps) {
  const { header } = item;
  const id = studyAnchor(item);
  const article = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  useScrollToTarget(article, isTarget, key);
  return (
    <article
      ref={article}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-header`}
      className={classNames(
        'scroll-mt-16 rounded-md border bg-surface p-5 outline-none sm:p-6 lg:scroll-mt-0',
        isTarget ? 'border-accent-ink' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3">
        <h2 id={`${id}-header`} className="flex min-w-0 gap-3 text-xl wrap-anywhere">
          <span className="shrink-0 text-accent-ink tabular-nums">{number}.</span>
          <span className="min-w-0">{header}</span>
        </h2>
        {place && <CopyLink anchor={id} header={header} />}
      </div>
      <div className="mt-2 -mb-2 -ml-2 flex flex-wrap items-center gap-x-1 sm:-ml-3">
        <ReadAloudButton item={item} kind={topic.kind} />
        {place && <RecallButtons name={studyItemName(topic.category, item.id)} header={header} />}
        {place && (
          <span className="px-2 sm:px-3">
            <AskAbout kind={topic.kind === 'cheat-sheet' ? topic.kind : 'question'} name={item.key} header={header} />
          </span>
        )}
        {actions?.(item)}
      </div>
      {studyParts(item).map((part, index) => (
        <Part key={index} part={part} of={header} language={topic.language} />
      ))}
      {place && <Neighbours place={place} position={place.entries.findIndex((entry) => entry.id === item.id)} />}
    </article>
  );
}

type PartProps = { part: StudyPart; of: string; language: string | undefined };

function Part({ part: { kind, text, title = '', output }, of, language }: PartProps) {
  switch (kind) {
    case 'lead':
      return (
        <div className="mt-5 rounded-md bg-sunken px-4 py-3">
          <h3 className="mb-1 text-sm text-muted">{title}</h3>
          <MarkupText text={text} className="readable" />
        </div>
      );
    case 'text':
      return (
        <div className="mt-5">
          {title !== '' && <h3 className="mb-1.5 text-sm text-muted">{title}</h3>}
          <MarkupText text={text} className="readable" />
        </div>
      );
    case 'statement':
      return <MarkupText text={text} className="readable mt-5 font-medium" />;
    case 'substatement':
      return <MarkupText text={text} className="readable mt-1.5 border-l-2 border-line pl-4" />;
    case 'figure':
      return <Picture address={text} title={title || of} caption={title} />;
    case 'link':
      return (
        <p className="mt-1">
          <NoteLink address={text} />
        </p>
      );
    case 'sources':
      return (
        <div className="mt-5">
          <h3 className="mb-1.5 text-sm text-muted">{title}</h3>
          <SourceList text={text} />
        </div>
      );
    case 'code':
      return <CodeToggle program={{ source: text, language, output }} of={of} />;
  }
}

const LINK = 'text-accent-ink underline-offset-4 wrap-anywhere hover:underline';

function NoteLink({ address }: { address: string }) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={LINK}>
        {address}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={LINK}>
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  );
}
