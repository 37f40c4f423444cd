import { Button, ButtonLink } from '#client/components/button.tsx';

type SubmitRowProps = {
  label: string;
  isBusy: boolean;
  /** The target of Cancel; without it, there is no Cancel. */
  cancelTo?: string;
};

export function SubmitRow({ label, isBusy, cancelTo }: SubmitRowProps) {
  return (
    <div className="flex gap-3">
      {/* Not disabled while it sends, as the keyboard focus would be lost. */}
      <Button type="submit" look="primary" aria-disabled={isBusy} className="flex-1 aria-disabled:opacity-50">
        {label}
      </Button>
      {cancelTo !== undefined && (
        <ButtonLink to={cancelTo} className="min-h-11">
          Cancel
        </ButtonLink>
      )}
    </div>
  );
}
