import sys
from collections import Counter


def main():
    _, *words = sys.stdin.read().split()

    boxes = []
    for word in words:
        letters = Counter(word)
        for box in boxes:
            if box["letters"] == letters:
                box["words"] += 1
                break
        else:
            boxes.append({"letters": letters, "words": 1})
    print(len(boxes), max(box["words"] for box in boxes))


main()
