import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CodeToggle } from '#client/components/code-toggle.tsx';
import { MarkupText } from '#client/components/markup-text.tsx';
import { Picture } from '#client/components/picture.tsx';

const NUMBERS = [1, 2, 3, 4, 5] as const;
type Numbered = (typeof NUMBERS)[number];

type TextField =
  | 'text'
  | 'statement'
  | `statement${Numbered}`
  | `substatement${Numbered}`
  | 'feature'
  | 'explain'
  | 'note'
  | 'example'
  | 'image'
  | 'figtitle'
  | 'link1'
  | 'link2'
  | 'code'
  | 'explanation';

/** A question with its answer, or an item of a cheat sheet: each has some of the fields. */
export type Note = { key: string; header: string } & Partial<Record<TextField, string>>;

type NoteArticleProps = { note: Note; number: number; language?: string };

export function NoteArticle({ note, number, language }: NoteArticleProps) {
  const id = `note-${note.key}`;
  const links = [note.link1, note.link2].filter(isFilled);
  return (
    <article aria-labelledby={id} className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="flex gap-3 text-xl wrap-anywhere">
        <span className="shrink-0 text-accent-ink tabular-nums">{number}.</span>
        <span className="min-w-0">{note.header}</span>
      </h2>
      <div className="mt-4 space-y-5">
        <Text of={note.text} />
        <Statements note={note} />
        <Text of={note.feature} title="Feature" />
        <Text of={note.explain} />
        <Text of={note.note} title="Note" />
        <Text of={note.example} title="Example" />
      </div>
      <Picture address={note.image ?? ''} title={note.figtitle || note.header} caption={note.figtitle} />
      {links.length > 0 && (
        <ul className="mt-5 space-y-1">
          {links.map((address, index) => (
            <li key={index}>
              <NoteLink address={address} />
            </li>
          ))}
        </ul>
      )}
      <CodeToggle code={note.code ?? ''} of={note.header} language={language} />
      {isFilled(note.explanation) && (
        <div className="mt-5">
          <Text of={note.explanation} title="Explanation" />
        </div>
      )}
    </article>
  );
}

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Each statement with what belongs under it. */
function Statements({ note }: { note: Note }) {
  return NUMBERS.map((number) => {
    const statement = number === 1 ? note.statement : note[`statement${number}`];
    const below = note[`substatement${number}`];
    if (!isFilled(statement) && !isFilled(below)) return null;
    return (
      <div key={number}>
        {isFilled(statement) && <MarkupText text={statement} className="readable font-medium" />}
        {isFilled(below) && <MarkupText text={below} className="readable mt-1.5 border-l-2 border-line pl-4" />}
      </div>
    );
  });
}

function Text({ of, title }: { of: string | undefined; title?: string }): ReactNode {
  if (!isFilled(of)) return null;
  return (
    <div>
      {title !== undefined && <h3 className="mb-1.5 text-sm text-muted">{title}</h3>}
      <MarkupText text={of} className="readable" />
    </div>
  );
}

const LINK = 'text-accent-ink underline-offset-4 wrap-anywhere hover:underline';

/** Links that come from data are http(s), or of this site. */
function NoteLink({ address }: { address: string }) {
  if (/^\/(?![/\\])/.test(address)) {
    return (
      <Link to={address} className={LINK}>
        {address}
      </Link>
    );
  }
  if (!/^https?:\/\//i.test(address)) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={LINK}>
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  );
}
