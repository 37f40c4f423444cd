# Wrong Answer: uses the heap sizes instead of Grundy numbers, as in plain Nim
allowed = list(map(int, input().split()))
heaps = list(map(int, input().split()))
total = 0
for size in heaps:
    total ^= size
moves = [
    (heap, taken)
    for heap, size in enumerate(heaps, start=1)
    for taken in allowed
    if taken <= size and size - taken == size ^ total
]
print("first", *moves[0]) if total and moves else print("second")
