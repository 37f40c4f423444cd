import sys


def join(a, b):
    if a is None:
        return b
    if b is None:
        return a
    total, head, tail, best = a
    total2, head2, tail2, best2 = b
    across = tail + head2
    if best2 > best:
        best = best2
    if across > best:
        best = across
    if total + head2 > head:
        head = total + head2
    if total2 + tail > tail2:
        tail2 = total2 + tail
    return (total + total2, head, tail2, best)


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    tree = [None] * n + [(profit,) * 4 for profit in map(int, lines[1].split())]
    for node in range(n - 1, 0, -1):
        tree[node] = join(tree[2 * node], tree[2 * node + 1])

    answers = []
    for line in lines[3:]:
        word, first, second = line.split()
        node = n + int(first) - 1
        if word == "set":
            tree[node] = (int(second),) * 4
            while node > 1:
                node //= 2
                tree[node] = join(tree[2 * node], tree[2 * node + 1])
            continue
        end = n + int(second)
        left = right = None
        while node < end:
            if node & 1:
                left = join(left, tree[node])
                node += 1
            if end & 1:
                end -= 1
                right = join(tree[end], right)
            node //= 2
            end //= 2
        answers.append(join(left, right)[3])
    print("\n".join(map(str, answers)))


main()
