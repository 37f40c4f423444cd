import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    arrivals, times, priorities = numbers[0::3], numbers[1::3], numbers[2::3]

    waiting = []
    lines = []
    clock = arrived = 0
    while len(lines) < n:
        if not waiting:
            clock = max(clock, arrivals[arrived])
        while arrived < n and arrivals[arrived] <= clock:
            waiting.append(arrived)
            arrived += 1
        order = max(waiting, key=lambda i: priorities[i])
        waiting.remove(order)
        clock += times[order]
        lines.append(f"{order + 1} {clock}")
    print("\n".join(lines))


main()
