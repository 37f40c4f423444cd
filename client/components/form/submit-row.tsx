import { Button, ButtonLink } from '#client/components/button.tsx';

type SubmitRowProps = {
  label: string;
  isBusy: boolean;
  /** Where Cancel leads; absent, there is no Cancel. */
  cancelTo?: string;
};

export function SubmitRow({ label, isBusy, cancelTo }: SubmitRowProps) {
  return (
    <div className="flex gap-3">
      {/* Not disabled while it sends: the keyboard's focus would be lost. */}
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
