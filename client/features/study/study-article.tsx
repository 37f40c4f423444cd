import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AskAbout } from '#client/components/ask-about.tsx';
import { CodeToggle } from '#client/components/code-toggle.tsx';
import { MarkupText } from '#client/components/markup-text.tsx';
import { Picture } from '#client/components/picture.tsx';
import { classNames } from '#client/lib/class-names.ts';
import type { StudyTopic } from '#shared/study-topics.ts';
import { type StudyFields, type StudyPart, studyParts } from '#shared/rules/study-parts.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

export type StudyItem = { key: string } & StudyFields;

type StudyArticleProps = { item: StudyItem; number: number; topic: StudyTopic };

export function StudyArticle({ item, number, topic }: StudyArticleProps) {
  const id = `note-${item.key}`;
  const article = useRef<HTMLElement>(null);
  const isSought = useLocation().hash === `#${id}`;
  // The browser looks for the anchor before the items are there.
  useEffect(() => {
    if (isSought) article.current?.scrollIntoView();
  }, [isSought]);
  return (
    <article
      ref={article}
      id={id}
      aria-labelledby={`${id}-header`}
      className={classNames('rounded-md border bg-surface p-5 sm:p-6', isSought ? 'border-accent-ink' : 'border-line')}
    >
      <h2 id={`${id}-header`} className="flex gap-3 text-xl wrap-anywhere">
        <span className="shrink-0 text-accent-ink tabular-nums">{number}.</span>
        <span className="min-w-0">{item.header}</span>
      </h2>
      <div className="flex flex-wrap items-center gap-x-3">
        <ReadAloudButton item={item} kind={topic.kind} />
        <span className="mt-2 -mb-2">
          <AskAbout
            kind={topic.kind === 'cheat-sheet' ? topic.kind : 'question'}
            name={item.key}
            header={item.header}
          />
        </span>
      </div>
      {studyParts(item).map((part, index) => (
        <Part key={index} part={part} of={item.header} language={topic.language} />
      ))}
    </article>
  );
}

type PartProps = { part: StudyPart; of: string; language: string | undefined };

function Part({ part: { kind, text, title = '' }, of, language }: PartProps) {
  switch (kind) {
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
    case 'code':
      return <CodeToggle code={text} of={of} language={language} />;
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
