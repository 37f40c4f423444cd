# Wrong Answer: uses the product of the unlucky numbers instead of their least common multiple
import sys


def signed_count(floors, unlucky, first, multiple):
    if multiple > floors:
        return 0
    if first == len(unlucky):
        return floors // multiple
    without = signed_count(floors, unlucky, first + 1, multiple)
    together = multiple * unlucky[first]
    return without - signed_count(floors, unlucky, first + 1, together)


floors, *unlucky = map(int, sys.stdin.read().split())
print(signed_count(floors, unlucky, 0, 1))
