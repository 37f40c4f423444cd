# Wrong Answer: ignores the deletions that are left when the digits never decrease
import sys

_, *words = sys.stdin.read().split()
for code, k in zip(words[::2], map(int, words[1::2])):
    kept = []
    for digit in code:
        while k and kept and kept[-1] > digit:
            kept.pop()
            k -= 1
        kept.append(digit)
    print("".join(kept))
