import sys
from collections import Counter


def main():
    _, *lines = sys.stdin.buffer.read().splitlines()
    requests = Counter()
    for line in lines:
        requests.update(map(int, line.split()[1:]))
    print("\n".join(f"{minute} {requests[minute]}" for minute in sorted(requests)))


main()
