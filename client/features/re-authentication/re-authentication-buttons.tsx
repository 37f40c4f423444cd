import { Button } from '#client/components/button.tsx';

export const ReAuthenticationButtons = ({ isBusy, onCancel }: { isBusy: boolean; onCancel(): void }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="submit" look="primary" className="min-h-10" aria-disabled={isBusy}>
      Confirm
    </Button>
  </div>
);
