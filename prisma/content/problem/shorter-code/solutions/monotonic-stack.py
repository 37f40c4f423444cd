import sys


def smallest(code, k):
    length = len(code) - k
    kept = []
    for digit in code:
        while k and kept and kept[-1] > digit:
            kept.pop()
            k -= 1
        kept.append(digit)
    return "".join(kept[:length])


def main():
    _, *words = sys.stdin.read().split()
    codes = zip(words[::2], map(int, words[1::2]))
    print("\n".join(smallest(code, k) for code, k in codes))


main()
