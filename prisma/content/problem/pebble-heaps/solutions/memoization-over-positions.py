from functools import cache


def main():
    allowed = list(map(int, input().split()))
    heaps = tuple(map(int, input().split()))

    def moves(position):
        for i, size in enumerate(position):
            for taken in allowed:
                if taken <= size:
                    yield i, taken, (*position[:i], size - taken, *position[i + 1:])

    @cache
    def is_won(position):
        return any(not is_won(tuple(sorted(after))) for _, _, after in moves(position))

    for i, taken, after in moves(heaps):
        if not is_won(tuple(sorted(after))):
            print("first", i + 1, taken)
            return
    print("second")


main()
