# Wrong Answer: takes the XOR of the smallest and the largest setting
import sys

_, *settings = map(int, sys.stdin.read().split())
print(min(settings) ^ max(settings))
