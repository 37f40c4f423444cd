import { CodeBlock } from '#client/components/code/code-block.tsx';
import { LANGUAGES, languageOf } from '#shared/judge/languages.ts';
import { useSubmissions } from './submissions.ts';

/** The learner's own submissions of a problem, newest first, each with its program. @param since ISO; '' for all */
export function SubmissionList({ slug, since }: { slug: string; since: string }) {
  const submissions = useSubmissions(slug).filter(({ submittedAt }) => submittedAt >= since);
  if (submissions.length === 0) return null;
  return (
    <section aria-labelledby="submissions" className="mt-8">
      <h2 id="submissions" className="mb-3 text-lg">
        Your submissions
      </h2>
      <ul className="space-y-2">
        {submissions.map(({ key, verdict, language, milliseconds, submittedAt, code }) => {
          const known = languageOf(language);
          return (
            <li key={key}>
              <details className="rounded-md border border-line bg-surface">
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
                  <span className={verdict === 'Accepted' ? 'font-medium text-easy' : 'font-medium text-hard'}>
                    {verdict}
                  </span>
                  <span className="text-sm text-muted">
                    {known ? LANGUAGES[known].name : language}
                    {milliseconds === null ? '' : ` · ${Math.round(milliseconds)} ms`} ·{' '}
                    {new Date(submittedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
                  </span>
                </summary>
                {code !== null && (
                  <div className="border-t border-line p-3">
                    <CodeBlock programs={[{ source: code, language }]} />
                  </div>
                )}
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
