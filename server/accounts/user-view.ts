/** A user as the services return it. */
export type UserView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  photo: string | null;
  googleId: string | null;
};

export const USER_FIELDS = {
  key: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  photo: true,
  googleId: true,
} as const;

export function viewOf({ key, firstName, lastName, email, phone, photo, googleId }: UserView): UserView {
  return { key, firstName, lastName, email, phone, photo, googleId };
}
