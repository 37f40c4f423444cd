from bisect import bisect_left


def main():
    input()
    names = sorted(input().split())
    answers = []
    for typed in input().split():
        first = bisect_left(names, typed)
        # The tilde comes after every letter.
        end = bisect_left(names, typed + "~", first)
        answers.append(end - first)
    print(*answers)


main()
