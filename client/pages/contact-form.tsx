import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

export default function ContactFormPage() {
  usePageTitle('Contact');
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Get In Touch">
        Ask about a topic, report a mistake, or tell us what you prepare for. Every field is needed, so that we can
        answer.
      </PageHeading>
      <div className="readable">
        <ContactForm />
      </div>
    </div>
  );
}
