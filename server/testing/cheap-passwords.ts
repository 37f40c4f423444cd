import argon2 from 'argon2';

/**
 * Hashing is expensive so that passwords are hard to guess; the tests hash hundreds and have nothing to protect. The
 * real cost is tested in passwords.test.ts, which does not use this.
 */
const CHEAP = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

const { hash } = argon2;
const isCheap = Symbol.for('cheap passwords');
// Runs for each test file of a worker, and they share the argon2 module.
if (!(isCheap in argon2)) {
  Object.assign(argon2, {
    [isCheap]: true,
    hash: (password: string, options?: argon2.HashOptions) => hash(password, { ...options, ...CHEAP }),
  });
}
