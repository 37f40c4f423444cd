import { CodeToggle } from '#client/components/code/code-toggle.tsx';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { VideoPlayer } from '#client/components/video-player.tsx';

type Numbered = '' | '2' | '3' | '4' | '5';
type Contest = Record<'header' | 'video' | `${'explanation' | 'code' | 'output'}${Numbered}`, string>;

const NUMBERS: Numbered[] = ['', '2', '3', '4', '5'];

const problemsOf = (contest: Contest) =>
  NUMBERS.map((number) => ({
    explanation: contest[`explanation${number}`],
    program: { source: contest[`code${number}`], output: contest[`output${number}`] },
  })).filter(({ explanation, program }) => explanation.trim() !== '' || program.source.trim() !== '');

/** The problems of a contest with their explanations, code and video. */
export function ContestSolutions({ contest }: { contest: Contest }) {
  const { header, video } = contest;
  const problems = problemsOf(contest);
  return (
    <>
      <p className="mb-10 rounded-md border border-line bg-sunken px-4 py-3 text-sm text-muted">
        Disclaimer: these solutions are for learning. Read them after you have tried the problems yourself, and not
        while a contest is live.
      </p>
      <div className="space-y-6">
        {problems.map(({ explanation, program }, index) => (
          <section
            key={index}
            aria-label={`Problem ${index + 1}`}
            className="rounded-md border border-line bg-surface p-5 sm:p-6"
          >
            <h2 className="mb-3 text-sm text-accent-ink">Problem {index + 1}</h2>
            <MarkupText text={explanation} className="readable" />
            <CodeToggle program={program} of={`problem ${index + 1}`} />
          </section>
        ))}
      </div>
      <div className="mt-12">
        <SectionHeading title="Video" />
        <VideoPlayer address={video} title={header} />
      </div>
    </>
  );
}
