# Runtime Error: the search for the peak reads the right neighbour of the last post
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
heights = numbers[1:n + 1]

low, high = 0, n
while low < high:
    mid = (low + high) // 2
    if heights[mid] < heights[mid + 1]:
        low = mid + 1
    else:
        high = mid
peak = low


def border(low, high, is_before):
    while low < high:
        mid = (low + high) // 2
        if is_before(heights[mid]):
            low = mid + 1
        else:
            high = mid
    return low


answers = []
for h in numbers[n + 2:]:
    first = border(0, peak, lambda height: height < h)
    behind = border(peak, n, lambda height: height >= h)
    answers.append(behind - first)
print(" ".join(map(str, answers)))
