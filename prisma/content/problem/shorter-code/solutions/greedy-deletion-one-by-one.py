import sys


def main():
    _, *words = sys.stdin.read().split()
    for code, k in zip(words[::2], words[1::2]):
        for _ in range(int(k)):
            at = 0
            while at + 1 < len(code) and code[at] <= code[at + 1]:
                at += 1
            code = code[:at] + code[at + 1 :]
        print(code)


main()
