import { Button } from '#client/components/button.tsx';
import type { Stepping } from './use-stepping.ts';

type StepJumpsProps = {
  /** The step where the answer is decided, or where the program fails; null where it does neither. */
  decided: { index: number; isFailure: boolean } | null;
  stepping: Stepping;
  /** Goes to the next step that is not inside a call, forward or back; null where there is one call only. */
  onOver: ((direction: 1 | -1) => void) | null;
};

/** Presses that find a moment of the run. */
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
            Back over calls
          </Button>
          <Button
            look="quiet"
            className="aria-disabled:opacity-50"
            aria-disabled={index === last}
            title="To the next step that is not inside a call (Shift →)"
            onClick={() => onOver(1)}
          >
            Over calls
          </Button>
        </>
      )}
    </div>
  );
