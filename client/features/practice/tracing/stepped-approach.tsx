import { parseSignature } from '#judge/values/signature.ts';
import { useState } from 'react';
import { useSandbox } from '#client/features/practice/judge/use-sandbox.ts';
import { PRACTICE_LANGUAGE } from '#client/features/practice/practice-language.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { isInPage, LANGUAGES } from '#judge/languages/languages.ts';
import { SteppingPanel } from './stepping-panel.tsx';

type SteppedApproachProps = { approach: ProblemPage['approaches'][number]; problem: ProblemPage; onClose(): void };

/**
 * An approach on the first example of its problem, step by step, in the learner's language if it has a program in it.
 */
export function SteppedApproach({ approach: { name, programs }, problem, onClose }: SteppedApproachProps) {
  const { open } = useSandbox();
  const preferred = useStored(PRACTICE_LANGUAGE);
  const [chosen, setChosen] = useState(preferred);
  const offered = programs.flatMap(({ language, source }) => (isInPage(language) ? [{ language, source }] : []));
  const program = offered.find(({ language }) => language === chosen) ?? offered[0];
  const [example] = problem.examples;
  if (!program || !example) return null;
  const { kind, signature } = problem;
  const { input, expected } = example;
  const task = { ...program, signature: kind === 'function' ? parseSignature(signature) : null, input, expected };
  return (
    <SteppingPanel open={open} task={task} title={`${name}, step by step`} onClose={onClose}>
      <label className="flex flex-wrap items-center gap-2 text-sm">
        Language
        <select
          value={program.language}
          onChange={(event) => setChosen(event.target.value)}
          className="min-h-10 rounded-md border border-line-strong bg-surface px-2"
        >
          {offered.map(({ language }) => (
            <option key={language} value={language}>
              {LANGUAGES[language].name}
            </option>
          ))}
        </select>
      </label>
    </SteppingPanel>
  );
}
