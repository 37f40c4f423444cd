import { PasswordForm } from './password-form.tsx';
import { SecondStep } from './second-step.tsx';
import { SessionList } from './session-list.tsx';

/** The administrator's own password and second step, and where they are logged in. */
export function OwnAccess() {
  return (
    <>
      <h2 className="mb-4 text-xl">Change your password</h2>
      <PasswordForm />
      <h2 className="mt-10 mb-4 text-xl">Second step</h2>
      <SecondStep />
      <h2 className="mt-10 mb-4 text-xl">Sessions</h2>
      <SessionList />
    </>
  );
}
