import { Play, Send, Settings2, Square } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { notifyNotKept } from '#client/lib/notify.ts';
import { useStored, writeStored } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';
import { type Language, LANGUAGES, RUNNABLE } from '#shared/judge/languages.ts';
import { readProblem } from '#shared/judge/problem.ts';
import { starterCode } from '#shared/judge/starter.ts';
import { CodeEditor } from './code-editor.tsx';
import { diagnosticsOf } from './diagnostics.ts';
import { useDraft } from './drafts.ts';
import { EditorSettings, useEditorSettings } from './editor-settings.tsx';
import { OwnCases, parseOwnCases } from './own-cases.tsx';
import { Results } from './results.tsx';
import type { ProblemPage } from './problem-page.ts';
import { keepSubmission } from './submissions.ts';
import { type Judged, type Outcome, type Submission, submit, tryOut } from './submission.ts';
import { RunProgress } from './run-progress.tsx';
import { useSandbox } from './use-sandbox.ts';

const LANGUAGE = 'practice-language';

/** Wanted after a problem is solved. */
const GrowthPanel = lazy(async () => ({ default: (await import('./growth-panel.tsx')).GrowthPanel }));

type WorkbenchProps = { problem: ProblemPage; onAccepted(): void; onResult(): void };

/** Where a program is written, run and judged. */
export function Workbench({ problem, onAccepted, onResult }: WorkbenchProps) {
  const { slug, kind } = problem;
  const offered: readonly Exclude<Language, 'java'>[] = kind === 'sql' ? ['sql'] : RUNNABLE;
  const stored = useStored(LANGUAGE);
  const language = offered.find((known) => known === stored) ?? offered.find((known) => known === 'python') ?? 'sql';
  const { sandbox, going, events, begin, end } = useSandbox();
  const draft = useDraft(slug, language);
  const starter = useStarter(problem, language);
  // Nobody's draft is empty, unless they have just emptied it.
  const [isEmptied, setEmptied] = useState(false);
  const code = draft.code || (isEmptied ? '' : starter);
  const [own, setOwn] = useState('');
  const [outcome, setOutcome] = useState<{ outcome: Outcome; isSubmission: boolean } | null>(null);
  const [measured, setMeasured] = useState<Submission | null>(null);
  const [failure, setFailure] = useState('');
  const settings = useEditorSettings();
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  const judging = trpc.useUtils().practice.judging;

  async function start(isSubmission: boolean) {
    if (!begin(isSubmission ? 'submit' : 'run')) return;
    setOutcome(null);
    setMeasured(null);
    setFailure('');
    onResult();
    try {
      const judged = judgedOf(problem, await judging.fetch({ slug }, { staleTime: Infinity }));
      const task = { judged, language, source: code };
      const made = isSubmission
        ? await submit(sandbox, task, events)
        : await tryOut(sandbox, { ...task, own: parseOwnCases(own, judged.problem).inputs }, events);
      if (!made) return;
      setOutcome({ outcome: made, isSubmission });
      requestAnimationFrame(() => results.current?.scrollIntoView({ block: 'nearest' }));
      if (!isSubmission) return;
      const { verdict, milliseconds, passed, total } = made;
      if (!keepSubmission({ slug, language, code, verdict, milliseconds, passed, total })) notifyNotKept();
      if (verdict !== 'Accepted') return;
      onAccepted();
      if (canBeMeasured(judged, language)) setMeasured(task);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      end();
    }
  }

  const change = (text: string) => {
    setEmptied(text === '');
    if (!draft.save(text)) notifyNotKept();
  };
  const isBusy = going !== null;
  return (
    <section aria-label="Your program" className="flex min-w-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label className="sr-only" htmlFor="practice-language">
          Language
        </label>
        <select
          id="practice-language"
          value={language}
          onChange={(event) => writeStored({ [LANGUAGE]: event.target.value })}
          className="min-h-10 rounded-md border border-line-strong bg-surface px-2"
        >
          {offered.map((known) => (
            <option key={known} value={known}>
              {LANGUAGES[known].name}
            </option>
          ))}
        </select>
        <Button
          look="quiet"
          aria-expanded={areSettingsOpen}
          aria-label="Settings of the editor"
          onClick={() => setSettingsOpen(!areSettingsOpen)}
        >
          <Settings2 size={18} aria-hidden />
        </Button>
        <span className="ml-auto flex gap-2">
          {isBusy ? (
            <Button onClick={() => sandbox.stop()}>
              <Square size={16} aria-hidden /> Stop
            </Button>
          ) : (
            <Button onClick={() => void start(false)} title="Ctrl+Enter">
              <Play size={16} aria-hidden /> Run
            </Button>
          )}
          <Button look="primary" disabled={isBusy} onClick={() => void start(true)} title="Ctrl+Shift+Enter">
            <Send size={16} aria-hidden /> Submit
          </Button>
        </span>
      </div>
      {areSettingsOpen && (
        <EditorSettings settings={settings} onReset={() => change(starter)} canReset={code !== starter} />
      )}
      <CodeEditor
        key={slug}
        language={language}
        value={code}
        onChange={change}
        label={`Your program in ${LANGUAGES[language].name}`}
        diagnostics={outcome ? diagnosticsOf(language, outcome.outcome) : []}
        onRun={() => void start(false)}
        onSubmit={() => void start(true)}
        fontSize={settings.fontSize}
        isVim={settings.isVim}
        className="min-h-72 flex-1"
      />
      {draft.other !== null && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-sunken px-4 py-2"
        >
          Another device or tab had a different text here.
          <Button look="quiet" onClick={draft.takeOther}>
            Take that one
          </Button>
        </p>
      )}
      {kind !== 'sql' && <OwnCases value={own} onChange={setOwn} problem={problem} />}
      <section ref={results} aria-label="Result" aria-live="polite" className="min-w-0">
        {going && <RunProgress going={going} language={language} />}
        {failure !== '' && (
          <p role="alert" className="rounded-md border border-line bg-hard-wash px-4 py-3 text-hard">
            {failure}
          </p>
        )}
        {outcome && !isBusy && <Results {...outcome} problem={problem} />}
      </section>
      {measured && !isBusy && (
        <Suspense>
          <GrowthPanel key={measured.source} sandbox={sandbox} submission={measured} />
        </Suspense>
      )}
    </section>
  );
}

function useStarter(problem: ProblemPage, language: Language): string {
  const { kind, signature } = problem;
  return useMemo(() => startOf(kind, signature, language), [kind, signature, language]);
}

function startOf(kind: string, signature: string, language: Language): string {
  try {
    const parsed = readProblem({ ...NOTHING, kind, signature });
    return starterCode(language, parsed.kind, parsed.signature);
  } catch {
    return ''; // somebody is still writing it
  }
}

const NOTHING = {
  ...{ schema: '', checker: '', cases: '[]', generator: '', validator: '', check: '', approaches: '' },
};

const canBeMeasured = ({ problem }: Judged, language: Language) =>
  problem.kind === 'function' &&
  problem.generator !== '' &&
  problem.approaches.some(
    ({ growth, programs }) => growth !== null && programs.some((program) => program.language === language),
  );

type Judging = { cases: string; generator: string; validator: string; check: string };

/** The page has all but what judging alone needs. */
function judgedOf(problem: ProblemPage, judging: Judging): Judged {
  const { kind, signature, schema, checker, approaches } = problem;
  const read = readProblem({ kind, signature, schema, checker, ...judging, approaches: '' });
  return { problem: { ...read, approaches }, signature: kind === 'function' ? signature : '' };
}

const messageOf = (error: unknown) =>
  navigator.onLine
    ? `It could not be run: ${error instanceof Error ? error.message : String(error)}`
    : 'There is no connection, and what this language needs was not loaded in this browser before.';
