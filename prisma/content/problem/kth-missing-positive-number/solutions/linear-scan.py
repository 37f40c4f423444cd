class Solution:
    def findKthPositive(self, arr: list[int], k: int) -> int:
        answer = k
        for value in arr:
            if value > answer:
                break
            answer += 1
        return answer
