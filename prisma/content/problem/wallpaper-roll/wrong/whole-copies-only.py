# Wrong Answer: tries only lengths that divide the length of the strip
import sys

_, *strips = sys.stdin.read().split()
for strip in strips:
    n = len(strip)
    lengths = [p for p in range(1, n + 1) if n % p == 0]
    print(next(p for p in lengths if strip[:p] * (n // p) == strip))
