import sys


def main():
    *lines, word = sys.stdin.read().split()
    width = len(lines[0]) + 1
    # A flat grid with dots after each row and below, so every neighbour exists.
    box = list("".join(line + "." for line in lines) + "." * width)
    last = len(word) - 1

    def count(tile, at):
        if box[tile] != word[at]:
            return 0
        if at == last:
            return 1
        box[tile] = "."
        found = (count(tile - width, at + 1) + count(tile + width, at + 1)
                 + count(tile - 1, at + 1) + count(tile + 1, at + 1))
        box[tile] = word[at]
        return found

    print(sum(count(tile, 0) for tile in range(len(lines) * width)))


main()
