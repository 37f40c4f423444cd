# Wrong Answer: schedules by deadline and skips the jobs that come too late, whatever they pay
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
day = total = 0
for due, pay in sorted(zip(numbers[::2], numbers[1::2]), key=lambda job: (job[0], -job[1])):
    if day < due:
        day += 1
        total += pay
print(total)
