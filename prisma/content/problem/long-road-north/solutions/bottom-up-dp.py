import sys


def main():
    distance, fuel, n, *numbers = map(int, sys.stdin.buffer.read().split())

    farthest = [fuel]
    for kilometre, litres in zip(numbers[::2], numbers[1::2]):
        if farthest[-1] >= kilometre:
            farthest.append(farthest[-1] + litres)
        for k in range(len(farthest) - 2, -1, -1):
            if farthest[k] < kilometre:
                break
            farthest[k + 1] = max(farthest[k + 1], farthest[k] + litres)
    print(next((k for k, reach in enumerate(farthest) if reach >= distance), -1))


main()
