# Wrong Answer: binds the name s to a new array, and the caller's array stays as it was
class Solution:
    def reverseString(self, s):
        s = s[::-1]
