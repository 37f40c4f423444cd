from collections import defaultdict


def main():
    text = input().strip()
    # Letters that do not occur make no difference.
    bit_of = {letter: 1 << i for i, letter in enumerate(sorted(set(text)))}
    differences = [0, *bit_of.values()]

    places = defaultdict(int, {0: 1})
    bits = 0
    found = 0
    for letter in text:
        bits ^= bit_of[letter]
        for difference in differences:
            if bits ^ difference in places:
                found += places[bits ^ difference]
        places[bits] += 1
    print(found)


main()
