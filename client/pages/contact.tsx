import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ContactDetails } from '#client/features/messages/contact-details.tsx';
import { MessageForm } from '#client/features/messages/message-form.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function ContactPage() {
  usePageMeta('Contact', 'Ask GearUp about a topic, report a mistake, or tell us what you prepare for.');
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Get In Touch">
        Ask about a topic, report a mistake, or tell us what you prepare for. Every field is needed, so that we can
        answer.
      </PageHeading>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <MessageForm />
        <div>
          <ContactDetails />
        </div>
      </div>
    </div>
  );
}
