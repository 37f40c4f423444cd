import sys


def count_at_most(dishes, limit):
    count = [0] * (len(dishes) + 1)
    different = left = stretches = 0
    for right, dish in enumerate(dishes):
        if count[dish] == 0:
            different += 1
        count[dish] += 1
        while different > limit:
            leaving = dishes[left]
            count[leaving] -= 1
            if count[leaving] == 0:
                different -= 1
            left += 1
        stretches += right - left + 1
    return stretches


def main():
    _, k, *dishes = map(int, sys.stdin.buffer.read().split())
    print(count_at_most(dishes, k) - count_at_most(dishes, k - 1))


main()
