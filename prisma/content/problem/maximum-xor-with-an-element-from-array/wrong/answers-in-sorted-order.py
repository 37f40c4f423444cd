# Wrong Answer: answers the queries sorted by their limit and does not restore their order
class Solution:
    def maximizeXor(self, nums: list[int], queries: list[list[int]]) -> list[int]:
        answers = []
        for x, limit in sorted(queries, key=lambda query: query[1]):
            answers.append(max((num ^ x for num in nums if num <= limit), default=-1))
        return answers
