import { Chat } from '#client/features/assistant/chat.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export const needs: Needs = async (ask) => {
  await ask.assistant.about.fetch();
};

export default function AiPage() {
  usePageMeta(
    'TechAI',
    'Ask about data structures, languages and interviews: plans, problems and explanations from what is on GearUp.',
  );
  return (
    <div className="wrap max-w-4xl pt-8 sm:pt-10">
      <Chat />
    </div>
  );
}
