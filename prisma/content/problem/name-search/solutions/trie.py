def main():
    input()
    # A child is found by the index of its parent and the letter.
    child = {}
    passed = [0]
    for name in input().split():
        node = 0
        for letter in name:
            key = node, letter
            if key in child:
                node = child[key]
                passed[node] += 1
            else:
                node = child[key] = len(passed)
                passed.append(1)

    answers = []
    for typed in input().split():
        node = 0
        for letter in typed:
            node = child.get((node, letter))
            if node is None:
                answers.append(0)
                break
        else:
            answers.append(passed[node])
    print(*answers)


main()
