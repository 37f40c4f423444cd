import { ButtonLink } from '#client/components/button.tsx';

/** Shown if the token of a link in a mail is missing. */
export const IncompleteLink = () => (
  <>
    <p role="alert">The link is not complete. Please open it from the mail once more, or copy all of it.</p>
    <ButtonLink to="/" className="mt-6">
      Home
    </ButtonLink>
  </>
);
