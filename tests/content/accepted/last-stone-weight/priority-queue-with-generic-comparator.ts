function lastStoneWeight(stones: number[]): number {
    const pq: PriorityQueue<number> = new PriorityQueue<number>((a: number, b: number) => b - a);
    stones.forEach((stone: number): void => { pq.enqueue(stone); });
    while (pq.size() >= 2) {
        const [y, x] = [pq.dequeue() as number, pq.dequeue() as number];
        pq.enqueue(y - x);
    }
    return pq.front() as number;
}
