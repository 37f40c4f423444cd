import { CPP_PRELUDE } from '#judge/languages/cpp/driver.ts';

/** The CPU time of this thread, in milliseconds. */
export function threadTime(): number {
  // The time is exact for a thread that has just slept; for a running thread it is some milliseconds old.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 0.05);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The resolution of these clocks, in nanoseconds. */
export const CLOCK_STEP = 5000;

/**
 * Code to put before a driver. Drivers measure wall-clock time, the only clock in a browser; here other processes
 * take a share of that time, so the drivers' clocks are replaced with the CPU time of the program itself.
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
