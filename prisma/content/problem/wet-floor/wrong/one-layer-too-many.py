# Wrong Answer: counts the empty layer after the last wet cells
import sys

plan = sys.stdin.read().split()
dry = {(r, c) for r, row in enumerate(plan) for c, x in enumerate(row) if x == "."}
wet = {(r, c) for r, row in enumerate(plan) for c, x in enumerate(row) if x == "L"}
minutes = 0
while wet:
    near = {(r + 1, c) for r, c in wet} | {(r - 1, c) for r, c in wet}
    near |= {(r, c + 1) for r, c in wet} | {(r, c - 1) for r, c in wet}
    wet = near & dry
    dry -= wet
    minutes += 1
print(-1 if dry else minutes)
