class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        total = []  # lowest digit first
        for char in num2:
            total.insert(0, 0)
            carry = 0
            for place in range(max(len(total), len(num1))):
                if place == len(total):
                    total.append(0)
                digit = int(num1[-1 - place]) if place < len(num1) else 0
                added = total[place] + digit * int(char) + carry
                carry, total[place] = divmod(added, 10)
            if carry:
                total.append(carry)
        while len(total) > 1 and total[-1] == 0:
            total.pop()
        return "".join(map(str, reversed(total)))
