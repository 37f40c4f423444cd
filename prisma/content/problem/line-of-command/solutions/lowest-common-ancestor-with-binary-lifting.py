import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    boss = [1, 1, *numbers[1:n]]
    depth = [0] * (n + 1)
    for i in range(2, n + 1):
        depth[i] = depth[boss[i]] + 1

    up = [boss]
    while 1 << len(up) < n:
        last = up[-1]
        up.append([last[above] for above in last])
    falling = up[::-1]

    answers = []
    for a, b in zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2]):
        steps = depth[a] + depth[b]
        if depth[a] < depth[b]:
            a, b = b, a
        gap = depth[a] - depth[b]
        j = 0
        while gap:
            if gap & 1:
                a = up[j][a]
            gap >>= 1
            j += 1
        if a != b:
            for jump in falling:
                if jump[a] != jump[b]:
                    a = jump[a]
                    b = jump[b]
            a = boss[a]
        answers.append(steps - 2 * depth[a])
    print("\n".join(map(str, answers)))


main()
