def main():
    letters = [1 << ord(letter) - ord("a") for letter in input().strip()]
    found = 0
    for first in range(len(letters)):
        bits = 0
        for i in range(first, len(letters)):
            bits ^= letters[i]
            if bits & bits - 1 == 0:
                found += 1
    print(found)


main()
