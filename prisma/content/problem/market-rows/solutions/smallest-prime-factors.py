import sys
from math import isqrt


def smallest_factors(largest):
    factors = list(range(largest + 1))
    # Downwards, so that the smallest factor writes last.
    for factor in range(isqrt(largest), 1, -1):
        multiples = range(factor * factor, largest + 1, factor)
        factors[factor * factor :: factor] = [factor] * len(multiples)
    return factors


def main():
    _, *questions = map(int, sys.stdin.buffer.read().split())
    factors = smallest_factors(max(questions))
    answers = []
    for left in questions:
        plans = 1
        while left > 1:
            factor = factors[left]
            exponent = 0
            while left % factor == 0:
                left //= factor
                exponent += 1
            plans *= exponent + 1
        answers.append(plans)
    print("\n".join(map(str, answers)))


main()
