import { CPP_PRELUDE } from '#shared/judge/drivers/cpp.ts';

/** The time that this thread had, in milliseconds. */
export function threadTime(): number {
  // What is known of a thread that has just slept is exact: of one that runs, it is some milliseconds old.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 0.05);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least that these clocks tell apart, in nanoseconds. */
export const CLOCK_STEP = 5000;

/**
 * What stands before a driver. Drivers take the time of the wall, as there is no other in a browser; here other
 * processes have a part of that, so that their clocks are turned to the time that the program itself had.
 */
export const CPU_CLOCKS = {
  javascript: `${threadTime.toString()}
const host = {
  input: require('node:fs').readFileSync(0, 'utf8'),
  write: (text) => process.stdout.write(text),
  now: threadTime,
};
`,
  python: 'import time\ntime.perf_counter_ns = time.process_time_ns\n',
  cpp: `${CPP_PRELUDE}
#include <sys/syscall.h>
#include <unistd.h>
extern "C" int clock_gettime(clockid_t, timespec *time) noexcept {
  return (int)syscall(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, time);
}
`,
};
