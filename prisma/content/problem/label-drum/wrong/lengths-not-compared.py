# Wrong Answer: accepts a t that is shorter than the label
import sys

_, *words = sys.stdin.read().split()
for cut, wanted in zip(words[::2], words[1::2]):
    print((cut + cut).find(wanted))
