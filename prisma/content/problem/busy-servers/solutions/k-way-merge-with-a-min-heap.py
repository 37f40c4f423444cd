import sys
from heapq import heapify, heappop, heapreplace


def main():
    _, *lines = sys.stdin.buffer.read().splitlines()
    logs = [iter(list(map(int, line.split()))[1:]) for line in lines]
    heads = [(next(log), i) for i, log in enumerate(logs)]
    heapify(heads)

    answer = []
    while heads:
        minute = heads[0][0]
        requests = 0
        while heads and heads[0][0] == minute:
            requests += 1
            i = heads[0][1]
            following = next(logs[i], None)
            if following is None:
                heappop(heads)
            else:
                heapreplace(heads, (following, i))
        answer.append(f"{minute} {requests}")
    print("\n".join(answer))


main()
