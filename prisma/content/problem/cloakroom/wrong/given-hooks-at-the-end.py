# Wrong Answer: appends a returned hook after all other free hooks
import sys

words = sys.stdin.read().split()
free = list(range(1, int(words[0]) + 1))
answers = []
for word, number in zip(words[2::2], map(int, words[3::2])):
    if word == "give":
        free.append(number)
    else:
        answers.append(free.pop(number - 1))
print(*answers)
