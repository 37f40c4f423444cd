import { Dialog } from '#client/components/dialog.tsx';
import type { AccountKind } from '#client/lib/api/session.ts';
import { AdministratorReAuthentication } from './administrator-re-authentication.tsx';
import { LearnerReAuthentication } from './learner-re-authentication.tsx';

type ReAuthenticationDialogProps = { account: AccountKind; onDone(isReAuthenticated: boolean): void };

export function ReAuthenticationDialog({ account, onDone }: ReAuthenticationDialogProps) {
  const Form = account === 'user' ? LearnerReAuthentication : AdministratorReAuthentication;
  return (
    <Dialog title="Confirm that it is you" onClose={() => onDone(false)}>
      <p className="mb-5 text-muted">
        You signed in a while ago. Please confirm with your password to go on; what you typed is kept.
      </p>
      <Form onDone={onDone} />
    </Dialog>
  );
}
