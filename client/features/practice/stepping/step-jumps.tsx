import { Button } from '#client/components/button.tsx';
import type { Stepping } from './use-stepping.ts';

type StepJumpsProps = {
  /** The step at which the answer is decided, or the program fails; null if there is none. */
  decided: { index: number; isFailure: boolean } | null;
  stepping: Stepping;
  /** Goes to the next step outside of nested calls, forward or back; null if there is only one call. */
  onOver: ((direction: 1 | -1) => void) | null;
};

/** Buttons that jump to certain steps of the run. */
export const StepJumps = ({ decided, stepping: { index, last, go }, onOver }: StepJumpsProps) =>
  (decided || onOver) && (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {decided && (
        <Button
          className="aria-disabled:opacity-50"
          aria-disabled={index === decided.index}
          onClick={() => go(decided.index)}
        >
          {decided.isFailure ? 'Where it fails' : 'Where the answer is decided'}
        </Button>
      )}
      {onOver && (
        <>
          <Button
            look="quiet"
            className="aria-disabled:opacity-50"
            aria-disabled={index === 0}
            title="To the step before that is not inside a call (Shift ←)"
            onClick={() => onOver(-1)}
          >
            Step back over
          </Button>
          <Button
            look="quiet"
            className="aria-disabled:opacity-50"
            aria-disabled={index === last}
            title="To the next step that is not inside a call (Shift →)"
            onClick={() => onOver(1)}
          >
            Step over
          </Button>
        </>
      )}
    </div>
  );
