import { Fragment, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { AskAbout } from '#client/components/ask-about.tsx';
import { CodeBlock } from '#client/components/code/code-block.tsx';
import { Collapsible } from '#client/components/collapsible.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { ExternalLink } from '#client/components/icons/icons.ts';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { Picture } from '#client/components/picture.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { href, problemPdfAddress } from '#shared/paths.ts';
import { splitLines, splitList } from '#shared/rules/text/list-text.ts';
import { ApproachSection } from './approach-section.tsx';
import { Example } from './example.tsx';
import type { ProblemPage } from './problem-page.ts';

/** Only for SQL: other problems do not load this code. */
const TableDrawing = lazyPart(async () => (await import('./table-drawing.tsx')).TableDrawing);

const BESIDE = 'inline-flex items-center gap-1.5 text-muted underline-offset-4 hover:text-ink hover:underline';

const MAX_COMPANIES = 8;

type StatementProps = {
  problem: ProblemPage;
  /** Whether it is shown in a sitting: then without topics, hints, approaches and links to them. */
  isSat: boolean;
  /** Called when a hint or an approach is opened. */
  onHelp?(kind: 'hint' | 'approach'): void;
  /** Further actions for the problem, beside the links. */
  children?: ReactNode;
};

/** The statement of a problem. The server renders all of it. */
export function Statement({ problem, isSat, onHelp, children }: StatementProps) {
  const { name, level, topics, known, statement, schema, tables, examples, approaches, image, figtitle } = problem;
  const constraints = splitLines(problem.constraints);
  const hints = splitLines(problem.hints);
  return (
    <article className="wrap-anywhere">
      <PageHeading title={name} />
      <ul aria-label="About this problem" className="-mt-5 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <li>
          <DifficultyBadge level={level} />
        </li>
        {!isSat && (
          <>
            {splitList(topics).map((topic) => (
              <li key={topic} className="rounded-full border border-line px-2.5 py-0.5 text-muted">
                {topic}
              </li>
            ))}
            {problem.lists && (
              <li className="grid basis-full grid-cols-2 gap-x-3 text-muted sm:flex sm:flex-wrap">
                {problem.lists.map((list) => (
                  <Link
                    key={list.slug}
                    to={`${href('sheet')}?${new URLSearchParams({ list: list.slug })}`}
                    className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
                  >
                    {list.name}
                  </Link>
                ))}
              </li>
            )}
            {known.length > 0 && (
              <li className="text-muted">
                The same idea as{' '}
                {known.map((one, index) => (
                  <Fragment key={one.name}>
                    {index > 0 && ' and '}
                    {one.slug === null ? (
                      one.name
                    ) : (
                      <Link
                        to={href('problem', { slug: one.slug })}
                        className="underline underline-offset-4 hover:text-ink"
                      >
                        {one.name}
                      </Link>
                    )}
                  </Fragment>
                ))}
              </li>
            )}
            {problem.link !== '' && (
              // On its own line: if it barely fitted beside the others, everything would shift when the font loads.
              <li className="max-sm:basis-full">
                <a href={problem.link} target="_blank" rel="noopener noreferrer" className={BESIDE}>
                  <ExternalLink size={15} aria-hidden /> Practise elsewhere
                </a>
              </li>
            )}
            {/* A problem in the preview of its form has no PDF and cannot be asked about. */}
            {problem.slug !== '' && (
              <>
                <li>
                  <a href={problemPdfAddress(problem.slug)} download className={BESIDE}>
                    Download PDF
                  </a>
                </li>
                <li>
                  <AskAbout kind="problem" name={problem.slug} header={name} />
                </li>
                {children && <li className="contents">{children}</li>}
              </>
            )}
          </>
        )}
      </ul>
      <MarkupText text={statement} className="readable" />
      {schema !== '' && (
        <section className="mt-6">
          <h2 className="mb-3 text-lg">Tables</h2>
          {tables.length > 0 ? (
            <Suspense>
              <TableDrawing tables={tables} schema={schema} />
            </Suspense>
          ) : (
            <CodeBlock programs={[{ source: schema, language: 'sql' }]} />
          )}
        </section>
      )}
      <div className="mt-6 space-y-4">
        {examples.map((example, index) => (
          <Example key={index} number={index + 1} example={example} problem={problem} />
        ))}
      </div>
      {image !== '' && (
        <div className="mt-6">
          <Picture address={image} title={figtitle} />
        </div>
      )}
      {constraints.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 text-lg">Constraints</h2>
          <ul className="list-disc space-y-1 pl-5">
            {constraints.map((constraint) => (
              <li key={constraint}>
                <MarkupText text={constraint} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Companies problem={problem} />
      {!isSat && hints.length > 0 && (
        <section className="mt-8" aria-label="Hints">
          <div className="space-y-2">
            {hints.map((hint, index) => (
              <Collapsible key={hint} title={`Hint ${index + 1}`} onOpen={() => onHelp?.('hint')}>
                <MarkupText text={hint} className="readable" />
              </Collapsible>
            ))}
          </div>
        </section>
      )}
      {!isSat && approaches.length > 0 && (
        <section className="mt-8" aria-labelledby="approaches">
          <h2 id="approaches" className="mb-3 text-xl">
            Approaches
          </h2>
          <div className="space-y-2">
            {approaches.map((approach) => (
              <ApproachSection
                key={approach.name}
                approach={approach}
                problem={problem}
                onOpen={() => onHelp?.('approach')}
              />
            ))}
          </div>
        </section>
      )}
      {!isSat && <MoreProblems problem={problem} />}
    </article>
  );
}

function Companies({ problem: { companies, companyIds } }: { problem: ProblemPage }) {
  const names = splitList(companies);
  if (companyIds.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">Companies</h2>
      {names.length === 0 && <p className="text-muted">No company is reported to have asked it.</p>}
      <ul className="flex flex-wrap gap-2 text-sm">
        {names.slice(0, MAX_COMPANIES).map((company) => (
          <li key={company}>
            <Link
              to={`${href('companySheet')}?${new URLSearchParams({ company })}`}
              className="inline-block rounded-full border border-line px-3 py-1 text-muted transition-colors hover:border-line-strong hover:text-ink"
            >
              {company}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreProblems({ problem: { previous, next, similar } }: { problem: ProblemPage }) {
  if (!previous && !next && similar.length === 0) return null;
  return (
    <nav aria-label="More problems" className="mt-10 border-t border-line pt-6">
      <p className="flex flex-wrap justify-between gap-3">
        {previous ? <ProblemLink problem={previous} label="Previous" /> : <span />}
        {next && <ProblemLink problem={next} label="Next" />}
      </p>
      {similar.length > 0 && (
        <>
          <h2 className="mt-6 mb-2 text-lg">Similar problems</h2>
          <ul className="space-y-1.5">
            {similar.map((other) => (
              <li key={other.slug} className="flex flex-wrap items-center gap-3">
                <Link
                  to={href('problem', { slug: other.slug })}
                  className="text-accent-ink underline-offset-4 hover:underline"
                >
                  {other.name}
                </Link>
                <DifficultyBadge level={other.level} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

const ProblemLink = ({
  problem: { slug, name },
  label,
}: {
  problem: { slug: string; name: string };
  label: string;
}) => (
  <Link to={href('problem', { slug })} className="group text-muted">
    <span className="block text-sm">{label}</span>
    <span className="font-medium text-ink underline-offset-4 group-hover:underline">{name}</span>
  </Link>
);
