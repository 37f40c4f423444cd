import sys


def main():
    _, *lines = sys.stdin.read().splitlines()
    logs = [list(map(int, line.split()))[1:] for line in lines]
    positions = [0] * len(logs)

    while True:
        heads = [log[at] for log, at in zip(logs, positions) if at < len(log)]
        if not heads:
            break
        minute = min(heads)
        requests = 0
        for i, log in enumerate(logs):
            while positions[i] < len(log) and log[positions[i]] == minute:
                positions[i] += 1
                requests += 1
        print(minute, requests)


main()
