import { TRPCClientError } from '@trpc/client';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';

export function NewsletterForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const subscribe = trpc.subscribers.subscribe.useMutation({
    // Without a connection, it fails instead of waiting.
    networkMode: 'always',
    onSuccess() {
      toast.success('Thanks for subscribing!');
      setEmail('');
    },
    onError(error) {
      // Only errors of the server have a message for users. The address remains in the field in any case.
      if (error instanceof TRPCClientError && error.data) toast.error(`Error: ${error.message}`);
    },
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    subscribe.mutate({ email });
  };
  return (
    <form onSubmit={handleSubmit} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="font-medium">
        Newsletter
      </p>
      <p className="mt-1 text-muted">New problems, blogs and contests. Nothing else.</p>
      <label htmlFor={id} className="mt-3 mb-1.5 block text-sm font-medium">
        Your email address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="min-h-11 min-w-48 flex-1 rounded-md border border-line-strong bg-surface px-3.5 placeholder:text-muted"
        />
        <Button type="submit" look="primary" disabled={subscribe.isPending}>
          Subscribe
        </Button>
      </div>
      {subscribe.isError && !subscribe.error.data && (
        <p role="alert" className="mt-2 text-sm text-hard">
          The server did not answer. Your address is still here: please try again.
        </p>
      )}
    </form>
  );
}
