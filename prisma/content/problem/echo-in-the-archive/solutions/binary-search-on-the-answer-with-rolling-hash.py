PRIME = 2**61 - 1
BASE = 911


def find_repeat(text, length):
    highest = pow(BASE, length, PRIME)
    letters = text.encode()
    current = 0
    for letter in letters[:length]:
        current = (current * BASE + letter) % PRIME
    starts_by_hash = {current: [0]}
    start = 0
    for leaving, coming in zip(letters, letters[length:]):
        start += 1
        current = (current * BASE + coming - leaving * highest) % PRIME
        if current in starts_by_hash:
            known = starts_by_hash[current]
            window = text[start:start + length]
            if any(text.startswith(window, earlier) for earlier in known):
                return start
            known.append(start)
        else:
            starts_by_hash[current] = [start]
    return -1


def main():
    text = input()
    low, high = 0, len(text) - 1
    found = 0
    while low < high:
        middle = (low + high + 1) // 2
        start = find_repeat(text, middle)
        if start >= 0:
            low, found = middle, start
        else:
            high = middle - 1
    print(low, text[found:found + low])


main()
