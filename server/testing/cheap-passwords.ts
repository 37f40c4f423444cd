import argon2 from 'argon2';

/**
 * What stands between a stranger and a password is the cost of trying one; the tests have hundreds to hash and nothing
 * to hide. What it costs otherwise is the subject of passwords.unit.test.ts, which does without this.
 */
const CHEAP = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

const { hash } = argon2;
const isCheap = Symbol.for('cheap passwords');
// Each test file of a worker comes by here, and they share the module.
if (!(isCheap in argon2)) {
  Object.assign(argon2, {
    [isCheap]: true,
    hash: (password: string, options?: argon2.HashOptions) => hash(password, { ...options, ...CHEAP }),
  });
}
