import sys


def main():
    floors, *unlucky = map(int, sys.stdin.read().split())
    numbered = 0
    for floor in range(1, floors + 1):
        if all(floor % number for number in unlucky):
            numbered += 1
    print(numbered)


main()
