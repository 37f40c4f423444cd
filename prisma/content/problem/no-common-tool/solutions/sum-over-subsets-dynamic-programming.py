import sys


def main():
    _, b, *needs = map(int, sys.stdin.buffer.read().split())

    workers = [0] * (1 << b)
    for need in needs:
        workers[need] += 1
    for tool in range(b):
        bit = 1 << tool
        for tools in range(1 << b):
            if tools & bit:
                workers[tools] += workers[tools ^ bit]

    all_tools = (1 << b) - 1
    print(*(workers[all_tools ^ need] for need in needs))


main()
