import { NotFoundView } from '#client/components/not-found-view.tsx';

export default function NotFoundPage() {
  return (
    <NotFoundView title="Unexpected Application Error!" back={{ to: '/', label: 'Home' }}>
      There is no page at this address. Your progress and notes are safe.
    </NotFoundView>
  );
}
