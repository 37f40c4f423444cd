import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { OWNER } from '#client/records/owner.ts';
import { useStoredUser } from '#client/lib/api/session.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { AboutChip } from './about-chip.tsx';
import { Composer } from './composer.tsx';
import { ConversationsDialog } from './conversations-dialog.tsx';
import { ask, retry, stop } from './conversation.ts';
import { takeGuestsConversations, openConversation, useConversations } from './conversation-archive.ts';
import { takeGuestsTurns, draftOf, storeDraft, useDraft, useTurns } from './conversation-store.ts';
import { useSubject } from './use-subject.ts';
import { TurnView } from './turn-view.tsx';
import { useFollowing } from './use-following.ts';

const SUGGESTIONS = [
  'Weekly DSA practice plan',
  'Real-world coding projects',
  'Portfolio project roadmap',
  '12-week coding language plan',
];

/** The conversation with the assistant. */
export function Chat() {
  const user = useStoredUser();
  const owner = user?._id ?? null;
  const turns = useTurns(owner);
  const conversations = useConversations(owner);
  const text = useDraft(owner);
  const { about, subject, clear } = useSubject();
  const [isListed, setListed] = useState(false);
  const [error, setError] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const { follow } = useFollowing(end, turns);
  const isAnswering = turns.some(({ state }) => state === 'answering');

  // A guest's conversations are taken once the server has confirmed who signed in (client/features/progress).
  const confirmed = useStored(OWNER);
  useEffect(() => {
    if (owner === null || owner !== confirmed) return;
    takeGuestsTurns(owner);
    notifyDropped(takeGuestsConversations(owner));
  }, [owner, confirmed]);

  async function send(prompt: string, sending: () => ReturnType<typeof ask>) {
    if (isAnswering || prompt.trim() === '') return;
    setError('');
    if (prompt === text) storeDraft(owner, '');
    follow();
    const refusal = await sending();
    if (!refusal) return;
    setError(refusal.message);
    if (draftOf(owner) === '') storeDraft(owner, prompt);
  }
  const sendPrompt = (prompt: string) => void send(prompt, () => ask(owner, prompt, about));

  function open(id: string | null) {
    setError('');
    setListed(false);
    notifyDropped(openConversation(owner, id));
  }

  return (
    <div className="flex min-h-[calc(100dvh-9rem)] flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-3xl">Hello, {user?.firstName.trim() || 'Guest'}</h1>
          <Introduction />
        </div>
        <div className="flex flex-wrap gap-2">
          {turns.length + conversations.length > 0 && <Button onClick={() => setListed(true)}>Conversations</Button>}
          {turns.length > 0 && <Button onClick={() => open(null)}>New chat</Button>}
        </div>
      </div>
      {turns.length === 0 && (
        <ul className="mt-8 grid gap-3 sm:grid-cols-2">
          {SUGGESTIONS.map((suggestion) => (
            <li key={suggestion}>
              <Button className="min-h-16 w-full justify-start! text-left" onClick={() => sendPrompt(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <section aria-label="Conversation" className="mt-8 space-y-10 pb-8">
        {turns.map((turn, index) => (
          <TurnView
            key={turn.id}
            turn={turn}
            onRetry={index === turns.length - 1 ? () => void send(turn.prompt, () => retry(owner)) : null}
          />
        ))}
        <div ref={end} className="scroll-mb-28" />
      </section>
      {isListed && <ConversationsDialog owner={owner} onOpen={open} onClose={() => setListed(false)} />}
      <div className="sticky bottom-0 mt-auto bg-page pt-2 pb-4">
        {subject && <AboutChip subject={subject} onClear={clear} />}
        <Composer
          text={text}
          error={error}
          isAnswering={isAnswering}
          onChange={(typed) => storeDraft(owner, typed)}
          onSend={() => sendPrompt(text)}
          onStop={() => stop(owner)}
        />
      </div>
    </div>
  );
}

function notifyDropped(names: readonly string[]) {
  for (const name of names) toast.plain(`The oldest conversation was removed to make room: ${name}`);
}

function Introduction() {
  const { data } = trpc.assistant.about.useQuery();
  return (
    <p className="mt-2 max-w-prose text-muted">
      {data?.isBuiltIn
        ? 'I am TechAI, the built-in assistant: I answer from what is on this site.'
        : 'I am TechAI. I answer from what is on this site, and can be wrong.'}
    </p>
  );
}
