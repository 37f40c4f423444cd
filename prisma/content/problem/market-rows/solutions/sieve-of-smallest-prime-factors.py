import sys
from math import isqrt


def smallest_factors(largest):
    factor = list(range(largest + 1))
    # Smaller divisors come later and overwrite larger ones.
    for p in range(isqrt(largest), 1, -1):
        factor[p * p::p] = [p] * len(range(p * p, largest + 1, p))
    return factor


def main():
    _, *questions = map(int, sys.stdin.buffer.read().split())
    factor = smallest_factors(max(questions))
    answers = []
    for stalls in questions:
        plans = 1
        while stalls > 1:
            p = factor[stalls]
            choices = 1
            while stalls % p == 0:
                stalls //= p
                choices += 1
            plans *= choices
        answers.append(plans)
    print("\n".join(map(str, answers)))


main()
