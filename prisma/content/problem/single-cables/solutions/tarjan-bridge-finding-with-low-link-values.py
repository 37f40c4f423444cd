import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    ends = [[] for _ in range(n + 1)]
    for cable in range(1, m + 1):
        one, other = numbers[2 * cable - 2], numbers[2 * cable - 1]
        ends[one].append((other, cable))
        ends[other].append((one, cable))

    number = [0] * (n + 1)
    before = [0] * (n + 1)
    came_over = [0] * (n + 1)
    order = [0]
    for start in range(1, n + 1):
        if number[start]:
            continue
        number[start] = len(order)
        order.append(start)
        stack = [(start, iter(ends[start]))]
        while stack:
            office, rest = stack[-1]
            for other, cable in rest:
                if number[other] == 0:
                    number[other] = len(order)
                    order.append(other)
                    before[other] = office
                    came_over[other] = cable
                    stack.append((other, iter(ends[other])))
                    break
            else:
                stack.pop()

    smallest = number[:]
    critical = []
    for office in reversed(order[1:]):
        least = smallest[office]
        for other, cable in ends[office]:
            if number[other] < least and cable != came_over[office]:
                least = number[other]
        if came_over[office] and least == number[office]:
            critical.append(came_over[office])
        if least < smallest[before[office]]:
            smallest[before[office]] = least
    print(*sorted(critical))


main()
