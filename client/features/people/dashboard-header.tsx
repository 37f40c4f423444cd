import { useQueryClient } from '@tanstack/react-query';
import { LogOut, UserPlus } from 'lucide-react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { Logo } from '#client/components/logo.tsx';
import { messageOf } from '#client/lib/failure.ts';
import { forget, useStoredAdministrator } from '#client/lib/session.ts';
import { settle } from '#client/lib/settle.ts';
import { trpc } from '#client/lib/trpc.ts';
import { href } from '#shared/paths.ts';

/** The brand, who administers, and the ways out. */
export function DashboardHeader() {
  const administrator = useStoredAdministrator();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = trpc.administrators.logout.useMutation({
    meta: { keepsSession: true },
    onSuccess() {
      toast.success('Logout Successfully');
      forget('administrator');
      settle(() => {
        void navigate(href('administratorLogin'));
        // What an administrator has seen goes, and is not asked for again.
        queryClient.clear();
      });
    },
    onError: (error) => void toast.error(`Error: ${messageOf(error)}`),
  });
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-5 py-4">
      <p className="mr-auto flex min-w-0 items-center gap-2.5 font-semibold">
        <span className="shrink-0">
          <Logo size={28} />
        </span>
        <span className="whitespace-nowrap">GearUp Admin</span>
        {administrator && <span className="truncate font-normal text-muted">{administrator.username}</span>}
      </p>
      <ButtonLink to={href('addAdministrator')}>
        <UserPlus size={17} aria-hidden /> Sign Up
      </ButtonLink>
      <Button
        aria-disabled={logout.isPending}
        onClick={() => {
          if (!logout.isPending) logout.mutate();
        }}
      >
        <LogOut size={17} aria-hidden /> Logout
      </Button>
    </div>
  );
}
