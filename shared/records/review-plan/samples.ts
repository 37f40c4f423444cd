import fc from 'fast-check';
import { day, stamp } from '#shared/testing/sample-parts.ts';

export const reviewPlans = fc.record({
  ...stamp,
  newPerDay: fc.nat(20),
  mostPerDay: fc.nat(50),
  interviewOn: fc.option(day),
});
