# Wrong Answer: takes a part of the drum for a whole label
import sys

_, *words = sys.stdin.read().split()
for cut, wanted in zip(words[::2], words[1::2]):
    print((cut + cut).find(wanted))
