class Solution:
    def isNumber(self, s: str) -> bool:
        has_digit = has_point = has_exponent = False
        for i, char in enumerate(s):
            if char.isdigit():
                has_digit = True
            elif char in "+-":
                if i > 0 and s[i - 1] not in "eE":
                    return False
            elif char == ".":
                if has_point or has_exponent:
                    return False
                has_point = True
            elif char in "eE":
                if has_exponent or not has_digit:
                    return False
                has_exponent = True
                has_digit = False
            else:
                return False
        return has_digit
