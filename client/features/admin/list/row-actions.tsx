import { Button, ButtonLink } from '#client/components/button.tsx';
import { ExternalLink } from '#client/components/icons/icons.ts';
import { History, Pencil, Trash } from '#client/components/icons/icons-work.ts';
import { Tip } from '#client/components/tip.tsx';

type RowActionsProps = {
  title: string;
  /** Its address on the site; undefined for a record that the site does not show. */
  address: string | undefined;
  onEdit(): void;
  onHistory(): void;
  onRemove(): void;
};

/** The actions on a record in a list. */
export function RowActions({ title, address, onEdit, onHistory, onRemove }: RowActionsProps) {
  return (
    <>
      {address !== undefined && (
        <Tip text="View on site">
          <ButtonLink to={address} look="quiet" aria-label={`View on site: ${title}`}>
            <ExternalLink size={17} aria-hidden />
          </ButtonLink>
        </Tip>
      )}
      {[
        { verb: 'Edit', tip: 'Edit', Icon: Pencil, onClick: onEdit },
        { verb: 'History of', tip: 'History', Icon: History, onClick: onHistory },
        { verb: 'Delete', tip: 'Delete', Icon: Trash, onClick: onRemove },
      ].map(({ verb, tip, Icon, onClick }) => (
        <Tip key={verb} text={tip}>
          <Button look="quiet" aria-label={`${verb} ${title}`} onClick={onClick}>
            <Icon size={17} aria-hidden />
          </Button>
        </Tip>
      ))}
    </>
  );
}
