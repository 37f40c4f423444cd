import { Play } from '#client/components/icons/icons.ts';
import type { Icon } from '#client/components/icons/icon.tsx';
import { BackStep, FirstStep, ForwardStep, LastStep, Pause } from './step-icons.ts';
import { type Speed, SPEEDS, type Stepping } from './use-stepping.ts';

/** First, back, play, forward, last, the speed, and a slider for all steps. */
export function StepControls({ stepping }: { stepping: Stepping }) {
  const { index, last, isPlaying, speed, go, play, pause, setSpeed } = stepping;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div role="group" aria-label="Steps" className="flex gap-1">
        <StepButton icon={FirstStep} label="First step" keys="Home" isOff={index === 0} onPress={() => go(0)} />
        <StepButton icon={BackStep} label="Back" keys="←" isOff={index === 0} onPress={() => go(index - 1)} />
        {isPlaying ? (
          <StepButton icon={Pause} label="Pause" keys="Space" onPress={pause} />
        ) : (
          <StepButton icon={Play} label="Play" keys="Space" isOff={last === 0} onPress={play} />
        )}
        <StepButton icon={ForwardStep} label="Forward" keys="→" isOff={index === last} onPress={() => go(index + 1)} />
        <StepButton icon={LastStep} label="Last step" keys="End" isOff={index === last} onPress={() => go(last)} />
      </div>
      <label className="flex items-center gap-2 text-sm">
        <span className="text-muted @max-lg:sr-only">Speed</span>
        <select
          value={speed}
          onChange={({ target }) => {
            const chosen = speeds.find((known) => known === target.value);
            if (chosen) setSpeed(chosen);
          }}
          className="min-h-9 rounded-md border border-line-strong bg-surface px-2"
        >
          {speeds.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="flex min-w-52 flex-1 items-center gap-3 text-sm tabular-nums">
        <span className="shrink-0">
          Step {(index + 1).toLocaleString('en-US')} of {(last + 1).toLocaleString('en-US')}
        </span>
        <input
          type="range"
          min={1}
          max={last + 1}
          value={index + 1}
          onChange={({ target }) => go(target.valueAsNumber - 1)}
          className="h-9 w-full min-w-24 accent-accent"
        />
      </label>
    </div>
  );
}

const speeds = Object.keys(SPEEDS) as Speed[]; // its keys

type StepButtonProps = { icon: Icon; label: string; keys: string; isOff?: boolean; onPress(): void };

/** A button that does not lose the focus when it is off. */
const StepButton = ({ icon: Drawn, label, keys, isOff = false, onPress }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={`${label} (${keys})`}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onPress();
    }}
    className="inline-flex size-10 items-center justify-center rounded-md border border-line-strong bg-surface hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-50"
  >
    <Drawn size={17} aria-hidden />
  </button>
);
