import type { ReactNode } from 'react';
import { Mail, MapPin, Phone } from '#client/components/icons/icons-cards.ts';

// Placeholders: the operator of the site replaces them.
const ADDRESS = 'Bengaluru, India';
const EMAIL = 'contact@gearup.example';
const PHONE = '+91 00000 00000';

const LINK = 'wrap-anywhere text-accent-ink underline-offset-4 hover:underline';

export function ContactDetails() {
  return (
    <dl className="space-y-6 rounded-md border border-line bg-surface p-6">
      <Detail icon={<MapPin size={20} aria-hidden />} name="Address">
        {ADDRESS}
      </Detail>
      <Detail icon={<Mail size={20} aria-hidden />} name="Mail">
        <a href={`mailto:${EMAIL}`} className={LINK}>
          {EMAIL}
        </a>
      </Detail>
      <Detail icon={<Phone size={20} aria-hidden />} name="Phone">
        <a href={`tel:${PHONE.replaceAll(' ', '')}`} className={LINK}>
          {PHONE}
        </a>
      </Detail>
    </dl>
  );
}

const Detail = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="relative pl-8">
    <dt className="text-sm text-muted">
      <span className="absolute top-0.5 left-0 text-accent-ink">{icon}</span>
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
