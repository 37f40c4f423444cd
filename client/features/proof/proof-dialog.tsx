import { Dialog } from '#client/components/dialog.tsx';
import type { AccountKind } from '#client/lib/api/session.ts';
import { AdministratorProof } from './administrator-proof.tsx';
import { LearnerProof } from './learner-proof.tsx';

type ProofDialogProps = { account: AccountKind; onDone(isProven: boolean): void };

export function ProofDialog({ account, onDone }: ProofDialogProps) {
  const Form = account === 'user' ? LearnerProof : AdministratorProof;
  return (
    <Dialog title="Confirm that it is you" onClose={() => onDone(false)}>
      <p className="mb-5 text-muted">
        You signed in a while ago. Please confirm with your password to go on; what you typed is kept.
      </p>
      <Form onDone={onDone} />
    </Dialog>
  );
}
