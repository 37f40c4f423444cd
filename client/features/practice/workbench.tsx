import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Play, Settings2 } from '#client/components/icons/icons.ts';
import { showNotLoaded } from '#client/components/not-loaded.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { useStored, writeStored } from '#client/lib/storage/storage.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import { type Language, LANGUAGES, RUNNABLE } from '#judge/languages/languages.ts';
import { CodeEditor } from './editor/code-editor.tsx';
import { useDraft } from './drafts-and-submissions/drafts.ts';
import { useEditorSettings } from './editor/use-editor-settings.ts';
import type { Judgement } from './judge/judging.ts';
import type { CaseOutcome } from './judge/run-cases.ts';
import { PRACTICE_LANGUAGE } from './practice-language.ts';
import type { ProblemPage } from './problem-page.ts';
import { useReturning } from './judge/use-returning.ts';
import { useSandbox } from './judge/use-sandbox.ts';
import { messageOf } from './judge/failure-message.ts';
import { WorkbenchNote as Note } from './workbench-note.tsx';

/** These components are only rendered after an interaction. */
const OwnCases = lazy(async () => ({ default: (await import('./drafts-and-submissions/own-cases.tsx')).OwnCases }));
const EditorSettings = lazy(async () => ({ default: (await import('./editor/editor-settings.tsx')).EditorSettings }));
const ToolHint = lazy(async () => ({ default: (await import('./tool-hint.tsx')).ToolHint }));
const RunProgress = lazy(async () => ({ default: (await import('./results/run-progress.tsx')).RunProgress }));
const GrowthPanel = lazy(async () => ({ default: (await import('./results/growth-panel.tsx')).GrowthPanel }));
const SmallestPanel = lazy(async () => ({ default: (await import('./smallest/smallest-panel.tsx')).SmallestPanel }));
const SteppedCase = lazy(async () => ({ default: (await import('./tracing/stepped-case.tsx')).SteppedCase }));
const Results = lazy(async () => ({ default: (await import('./results/results.tsx')).Results }));

type WorkbenchProps = {
  problem: ProblemPage;
  /** Whether the problem is solved again in a review: the learner's earlier program is then hidden at first. */
  isReview: boolean;
  /** Called when an approach is opened; null in a sitting, where there is no help. */
  onHelp: ((kind: 'approach') => void) | null;
  onSubmitted(verdict: Verdict): void;
  onResult(): void;
  /** Shown below the result. */
  children?: ReactNode;
};

/** The part of the page where a program is written, run and judged. */
export function Workbench({ problem, isReview, onHelp, onSubmitted, onResult, children }: WorkbenchProps) {
  const { slug, kind } = problem;
  const offered: readonly Exclude<Language, 'java'>[] = kind === 'sql' ? ['sql'] : RUNNABLE;
  const stored = useStored(PRACTICE_LANGUAGE);
  const language = offered.find((known) => known === stored) ?? offered.find((known) => known === 'python') ?? 'sql';
  const { activeRun, open, begin, end, stop } = useSandbox();
  const draft = useDraft(slug, language);
  const starter = problem.starters[language] ?? '';
  const code = draft.code ?? starter;
  const [own, setOwn] = useState('');
  const [isOwnOpen, setOwnOpen] = useState(false);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [failure, setFailure] = useState('');
  /** The case for stepping through the program. */
  const [stepping, setStepping] = useState<CaseOutcome | null>(null);
  const settings = useEditorSettings();
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  /** Whether anything was typed or selected. */
  const [isUsed, setUsed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isReturning = useReturning(section);
  const results = useRef<HTMLElement>(null);
  const { client, practice } = trpc.useUtils();

  async function start(isSubmission: boolean) {
    const started = begin(isSubmission ? 'submit' : 'run');
    if (!started) return;
    const { stopped, events } = started;
    setJudgement(null);
    setStepping(null);
    setFailure('');
    onResult();
    try {
      const { judgeDraft } = await Promise.race([import('./judge/judge-draft.ts'), stopped]);
      const draft = { problem, language, source: code, own, isSubmission };
      const result = await judgeDraft(draft, { started, practice, client });
      if (!result) return;
      setJudgement(result);
      requestAnimationFrame(() => results.current?.scrollIntoView({ block: 'nearest' }));
      if (isSubmission) onSubmitted(result.outcome.verdict);
    } catch (error) {
      if (!events.signal.aborted) setFailure(messageOf(error));
    } finally {
      end();
    }
  }

  const change = (text: string) => {
    setUsed(true);
    if (!draft.save(text)) notifyNotStored();
  };
  async function keepCase({ input }: CaseOutcome) {
    const loaded = await import('./drafts-and-submissions/own-cases-with.ts').catch(showNotLoaded);
    if (!loaded) return;
    setOwn(loaded.ownCasesWith(own, input));
    setOwnOpen(true);
  }
  const isBusy = activeRun !== null;
  return (
    <section ref={section} aria-label="Your program" className="flex min-w-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label className="sr-only" htmlFor="practice-language">
          Language
        </label>
        <select
          id="practice-language"
          value={language}
          onChange={(event) => {
            setUsed(true);
            if (!writeStored({ [PRACTICE_LANGUAGE]: event.target.value })) notifyNotStored();
          }}
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
            <Button onClick={stop}>
              <span aria-hidden className="size-3.5 rounded-xs border-2 border-current" /> Stop
            </Button>
          ) : (
            <Button onClick={() => void start(false)} title="Ctrl+Enter">
              <Play size={16} aria-hidden /> Run
            </Button>
          )}
          <Button look="primary" disabled={isBusy} onClick={() => void start(true)} title="Ctrl+Shift+Enter">
            Submit
          </Button>
        </span>
      </div>
      {(isUsed || isReturning) && (
        <Suspense>
          <ToolHint language={language} isBusy={isBusy} isShown={isUsed} open={open} />
        </Suspense>
      )}
      {areSettingsOpen && (
        <Suspense>
          <EditorSettings settings={settings} onReset={() => change(starter)} canReset={code !== starter} />
        </Suspense>
      )}
      <CodeEditor
        key={slug}
        language={language}
        value={code}
        onChange={change}
        label={`Your program in ${LANGUAGES[language].name}`}
        diagnostics={judgement?.diagnostics ?? []}
        onRun={() => void start(false)}
        onSubmit={() => void start(true)}
        fontSize={settings.fontSize}
        isVim={settings.isVim}
        className="min-h-72 flex-1"
      />
      {draft.other !== null ? (
        <Note action={isReview ? 'Show it' : 'Take that one'} onAct={draft.takeOther}>
          {isReview
            ? 'What you wrote before is set aside while you solve it again.'
            : 'A different text of yours is kept beside this one.'}
        </Note>
      ) : (
        isReview &&
        code !== starter &&
        judgement === null && (
          <Note action="Begin with a blank editor" onAct={() => draft.setAside(starter)}>
            What you wrote before is in the editor.
          </Note>
        )
      )}
      {kind !== 'sql' && (
        <details
          open={isOwnOpen}
          onToggle={({ currentTarget }) => setOwnOpen(currentTarget.open)}
          className="rounded-md border border-line bg-surface px-4"
        >
          <summary className="min-h-10 cursor-pointer py-2 text-sm font-medium">Your own cases</summary>
          {isOwnOpen && (
            <Suspense>
              <OwnCases value={own} onChange={setOwn} problem={problem} />
            </Suspense>
          )}
        </details>
      )}
      <section ref={results} aria-label="Result" aria-live="polite" className="min-w-0">
        {activeRun && (
          <Suspense>
            <RunProgress activeRun={activeRun} language={language} />
          </Suspense>
        )}
        {failure !== '' && (
          <p role="alert" className="rounded-md border border-line bg-hard-wash px-4 py-3 text-hard">
            {failure}
          </p>
        )}
        {judgement && !isBusy && (
          <Suspense>
            <Results {...judgement} problem={problem} onStep={setStepping} />
          </Suspense>
        )}
      </section>
      {judgement && onHelp && judgement.outcome.verdict !== 'Accepted' && !isBusy && (
        <Suspense>
          <SmallestPanel
            open={open}
            judgement={judgement}
            problem={problem}
            isHeld={stepping !== null}
            onStep={setStepping}
            onKeep={keepCase}
          />
        </Suspense>
      )}
      {judgement && stepping && !isBusy && (
        <Suspense>
          <SteppedCase
            open={open}
            judgement={judgement}
            one={stepping}
            approaches={onHelp ? problem.approaches : []}
            onCompare={() => onHelp?.('approach')}
            onClose={() => setStepping(null)}
          />
        </Suspense>
      )}
      {!isBusy && children}
      {judgement?.isMeasurable && !isBusy && (
        <Suspense>
          <GrowthPanel open={open} submission={judgement.submission} />
        </Suspense>
      )}
    </section>
  );
}
