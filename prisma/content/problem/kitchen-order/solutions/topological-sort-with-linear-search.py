import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    followers = [[] for _ in range(n + 1)]
    waiting_for = [0] * (n + 1)
    for earlier, later in zip(numbers[::2], numbers[1::2]):
        followers[earlier].append(later)
        waiting_for[later] += 1

    is_placed = [False] * (n + 1)
    order = []
    for _ in range(n):
        for step in range(1, n + 1):
            if not is_placed[step] and waiting_for[step] == 0:
                break
        else:
            print("impossible")
            return
        is_placed[step] = True
        order.append(step)
        for later in followers[step]:
            waiting_for[later] -= 1
    print(*order)


main()
