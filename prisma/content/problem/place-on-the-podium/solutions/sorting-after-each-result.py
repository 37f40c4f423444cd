import sys


def main():
    k, n, *results = map(int, sys.stdin.buffer.read().split())
    so_far = []
    needed = []
    for result in results:
        so_far.append(result)
        so_far.sort()
        needed.append(so_far[-k] if len(so_far) >= k else "-")
    print(*needed)


main()
