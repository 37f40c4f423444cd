class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        if num1 == "0" or num2 == "0":
            return "0"
        first = [int(char) for char in reversed(num1)]
        second = [int(char) for char in reversed(num2)]
        places = [0] * (len(first) + len(second))
        for i, digit in enumerate(first):
            for j, other in enumerate(second):
                places[i + j] += digit * other
        for place in range(len(places) - 1):
            carry, places[place] = divmod(places[place], 10)
            places[place + 1] += carry
        if places[-1] == 0:
            places.pop()
        return "".join(map(str, reversed(places)))
