# Wrong Answer: removes only one leading zero from a product of zero
class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        places = [0] * (len(num1) + len(num2))
        for i, digit in enumerate(reversed(num1)):
            for j, other in enumerate(reversed(num2)):
                places[i + j] += int(digit) * int(other)
        for place in range(len(places) - 1):
            places[place + 1] += places[place] // 10
            places[place] %= 10
        if places[-1] == 0:
            places.pop()
        return "".join(map(str, reversed(places)))
