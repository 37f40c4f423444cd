import { describe, expect, test } from 'vitest';
import { messageError } from '#shared/rules/message-fields.ts';
import { loginSchema, resetPasswordSchema, signUpSchema, verifyOtpSchema } from './account.ts';
import {
  addAdministratorSchema,
  administratorLoginSchema,
  changePasswordSchema,
  confirmCodeSchema,
} from './administrator.ts';
import { messageSchema } from '#shared/schemas/message.ts';

const FORM = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '9876543210',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
};

/** What a field of the sign-up form becomes, or why it is refused. */
function signedUp(field: keyof typeof FORM, value: string): string {
  const read = signUpSchema.safeParse({ ...FORM, [field]: value });
  return read.success ? read.data[field] : String(read.error.issues[0]?.message);
}

describe('a name', () => {
  test.each([
    'K.Rajesh',
    'Mohd.Ali',
    'V.Vijay',
    'St.John',
    'J.R.R.Tolkien',
    'S.Dev',
    'के.राजेश',
    'எம்.குமார்',
    'М.Иванов',
    'عبد\u200Cالله',
    'ක්\u200Dෂ',
    '👩\u200D💻',
  ])('can be %s', (name) => {
    expect(signedUp('firstName', name)).toBe(name);
    expect(signedUp('lastName', name)).toBe(name);
  });

  test.each(['', ' ', '\u200B', '\u200D\u2060', '\u3164', '\uFEFF \u202E', '\u2800'])(
    'cannot be invisible: %j',
    (name) => {
      expect(signedUp('firstName', name)).toBe('First name is required');
      expect(signedUp('lastName', name)).toBe('');
      expect(messageError('firstName', name)).toBe('First name is required');
      expect(messageError('message', name)).toBe('Message is required');
    },
  );

  test.each([
    ['\u202Eada', 'ada'],
    ['\u2066Ada\u2069 \u200FL', 'Ada L'],
    ['\uFEFF Ada\u200B', 'Ada'],
  ])('of %j loses what turns or hides text: %s', (typed, name) => {
    expect(signedUp('firstName', typed)).toBe(name);
    expect(addAdministratorSchema.parse({ username: `${typed} L`, password: FORM.password }).username).toBe(
      `${name} L`,
    );
    expect(administratorLoginSchema.parse({ username: typed, password: 'x' }).username).toBe(name);
    expect(messageSchema.parse({ ...FORM, firstName: typed, message: typed })).toMatchObject({
      firstName: name,
      message: typed,
    });
  });

  test.each(['evil.com', 'Evil.Click', 'K.evil.com', 't.co/x', 'www.evil.abogado', 'x.ru/a'])(
    'cannot be the address %s',
    (name) => {
      expect(signedUp('firstName', name)).toBe('A name cannot contain an email or web address');
    },
  );
});

describe('an e-mail address', () => {
  test.each([
    ['Ada@Müller.example', 'ada@xn--mller-kva.example'],
    ['ada@MÜLLER.EXAMPLE', 'ada@xn--mller-kva.example'],
    ['ada@xn--mller-kva.example', 'ada@xn--mller-kva.example'],
    ['ada@mu\u0308ller.example', 'ada@xn--mller-kva.example'],
    ['ada@उदाहरण.भारत', 'ada@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ａｄａ＠example．org', 'ada@example.org'],
    ['\u200Bada@example.org\u202C ', 'ada@example.org'],
  ])('%j is taken as %s', (typed, address) => {
    expect(signedUp('email', typed)).toBe(address);
    expect(loginSchema.parse({ email: typed, password: 'x' }).email).toBe(address);
  });

  test.each([
    'ada@ü',
    'ada@ü/x.example',
    'ada@ü:80.example',
    'ada@ü@x.example',
    'ada@xn--ü.example',
    'ü@example.org',
    'ada@ü .example',
    'ada@ü%2e.example',
    'ada',
  ])('cannot be %s', (typed) => {
    expect(signedUp('email', typed)).toBe('Invalid email address');
  });
});

describe('a password', () => {
  const composed = 'pässwörd';
  const decomposed = composed.normalize('NFD');

  test('is the same in every Unicode form', () => {
    const form = { ...FORM, password: composed, confirmPassword: decomposed };
    expect(signUpSchema.parse(form).password).toBe(composed);
    expect(signUpSchema.safeParse({ ...form, password: decomposed, confirmPassword: composed }).success).toBe(true);
    const change = { oldPassword: 'x', newPassword: decomposed, confirmPassword: composed };
    expect(changePasswordSchema.safeParse(change).success).toBe(true);
    const reset = { email: FORM.email, otp: '123456', newPassword: composed, confirmPassword: decomposed };
    expect(resetPasswordSchema.safeParse(reset).success).toBe(true);
  });

  test('has its length as it is shown', () => {
    const seven = 'äöüäöüä'.normalize('NFD');
    expect(signedUp('password', seven)).toBe('A password has 8 to 128 characters');
  });
});

describe('a phone number', () => {
  const SAME = [
    '9876543210',
    ' 98765 43210 ',
    '98765-43210',
    '(98765) 43210',
    '98765.43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+919876543210',
    '91 98765 43210',
    '0091 98765 43210',
    '098765 43210',
    '+91 (0) 98765 43210',
    '+９１　９８７６５　４３２１０',
    '९८७६५४३२१०',
    '٩٨٧٦٥ ٤٣٢١٠',
    '৯৮৭৬৫৪৩২১০',
    '\u202A+91 98765‑43210\u202C',
    '+91\u00A098765\u00A043210',
  ];

  test.each(SAME)('typed as %j means ten digits', (typed) => {
    expect(signedUp('phone', typed)).toBe('9876543210');
    expect(loginSchema.parse({ phone: typed, password: 'x' }).phone).toBe('9876543210');
  });

  test.each(['0123456789', '9198765432'])(
    'of ten digits stays as it is, also when it begins like a prefix: %s',
    (typed) => {
      expect(signedUp('phone', typed)).toBe(typed);
    },
  );

  test.each([
    '',
    '987654321',
    '98765432101',
    '+1 415 555 0100',
    '+44 7911 123456',
    '98765abcde',
    '+91 98765',
    '9876543210\n1',
    '9876543210 9876543211',
  ])('cannot be %j', (typed) => {
    expect(signedUp('phone', typed)).toBe('Enter a valid 10-digit phone number');
  });
});

describe('a code', () => {
  const codeIn = (otp: unknown) => verifyOtpSchema.safeParse({ userId: 'u', otp }).data?.otp ?? 'Invalid OTP';

  test.each([
    '123456',
    123_456,
    ' 123 456 ',
    '123-456',
    '1 2 3 4 5 6',
    'Your code: 123456',
    'Your code is 123-456. It is valid for 10 minutes.',
    '123456.',
    '１２３４５６',
    '१२३४५६',
    '\u2068123456\u2069',
    'G-123456',
  ])('typed or pasted as %j is read', (typed) => {
    expect(codeIn(typed)).toBe('123456');
    if (typeof typed === 'string') expect(confirmCodeSchema.parse({ code: typed }).code).toBe('123456');
  });

  test.each(['', '12345', '1234567', '123 4567', 'abcdef', '123456 or 654321', 'x123456'])('cannot be %j', (typed) => {
    expect(codeIn(typed)).toBe('Invalid OTP');
  });

  test.each(['2345-67AB-CDEF-GHIJ', '2345 67ab cdef ghij.', '234567ABCDEFGHIJ', '２３４５-67AB–CDEF—GHIJ'])(
    'that begins with six digits is still a recovery code: %j',
    (typed) => {
      expect(confirmCodeSchema.parse({ code: typed }).code).toBe('234567ABCDEFGHIJ');
    },
  );

  test.each(['', ' ', '-.'])('of an administrator is missing in %j', (typed) => {
    expect(confirmCodeSchema.safeParse({ code: typed }).error?.issues[0]?.message).toBe('Code is required');
  });
});
