import { Button } from '#client/components/button.tsx';
import { CheckCheck, TurnBack } from '#client/components/icons/icons-learning.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import type { StudyFlag } from '#shared/records/mark/mark.ts';
import { setRecall, useRecall } from './recall.ts';

const CHOICES = [
  { recall: 'known', label: 'Know it', Icon: CheckCheck },
  { recall: 'revise', label: 'Revise', Icon: TurnBack },
] as const;

/** Toggles whether the learner knows an item, or wants to revise it. */
export function RecallButtons({ name, header }: { name: string; header: string }) {
  const recall = useRecall(name);
  const press = (pressed: StudyFlag) => {
    const isSet = recall !== pressed;
    if (!setRecall(name, isSet ? pressed : null)) notifyNotStored();
    if (isSet && pressed === 'revise')
      import('#client/records/new-cards.ts').then(({ reviewQuestion }) => reviewQuestion(name, header)).catch(() => {});
  };
  return CHOICES.map(({ recall: own, label, Icon }) => (
    <Button
      key={own}
      look="quiet"
      aria-pressed={recall === own}
      aria-label={`${label}: ${header}`}
      onClick={() => press(own)}
      className="text-sm max-sm:px-2 aria-pressed:font-semibold aria-pressed:text-ink"
    >
      <Icon size={16} aria-hidden className={recall === own ? 'text-easy' : undefined} /> {label}
    </Button>
  ));
}
