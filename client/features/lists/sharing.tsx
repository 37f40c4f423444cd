import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { useStoredUser } from '#client/lib/api/session.ts';
import { copyText } from '#client/components/copy-text.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { changeList, shareList, type StoredList, useTokenOf } from '#client/records/own-lists.ts';
import { MAX_STOPPED } from '#shared/records/own-list/own-list.ts';
import { href } from '#shared/paths.ts';
import { notShared } from '#shared/rules/lists/list-changes.ts';

/** Creates a link by which others can read and copy a list, or removes it. */
export function Sharing({ stored: { id, list, isSent } }: { stored: StoredList }) {
  const headingId = useId();
  const user = useStoredUser();
  const token = useTokenOf(list);
  const address = token === null ? '' : new URL(href('sharedList', { token }), location.href).href;

  const stop = () => {
    if (!changeList(id, notShared)) return notifyNotStored();
    toast.success('The link is closed.');
  };

  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="mb-3 text-xl">
        Share
      </h2>
      {!user ? (
        <p className="readable text-muted">
          <Link to={href('login')} className="underline underline-offset-4">
            Log in
          </Link>{' '}
          to share this list by a link: it is then stored in your account.
        </p>
      ) : token === null ? (
        <>
          <p className="readable mb-3 text-muted">
            Anyone with the link can read and copy this list. They see neither who you are nor what you have done.
          </p>
          {Object.keys(list.stopped).length < MAX_STOPPED && (
            <Button onClick={() => shareList(id) || notifyNotStored()}>Share by link</Button>
          )}
        </>
      ) : (
        <>
          <p className="mb-1 font-mono text-sm wrap-anywhere">{address}</p>
          <p className="mb-3 text-sm text-muted" role="status">
            {isSent
              ? 'Anyone with this link sees the list as it is now.'
              : 'Your account does not have the last change yet: it is sent as soon as there is a connection.'}
          </p>
          <span className="flex flex-wrap gap-3">
            <Button onClick={() => void copyText(address, 'link')}>Copy link</Button>
            <Button look="quiet" onClick={stop}>
              Stop sharing
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
