import sys


def main():
    words = sys.stdin.read().split()
    n = int(words[0])
    sums = [place & -place for place in range(n + 1)]
    largest_jump = 1 << n.bit_length() - 1

    answers = []
    for word, number in zip(words[2::2], map(int, words[3::2])):
        if word == "give":
            hook, by = number, 1
        else:
            place = 0
            jump = largest_jump
            while jump:
                target = place + jump
                if target <= n and sums[target] < number:
                    place = target
                    number -= sums[target]
                jump >>= 1
            hook, by = place + 1, -1
            answers.append(hook)
        while hook <= n:
            sums[hook] += by
            hook += hook & -hook
    print(*answers)


main()
