import { MaxPriorityQueue } from '@datastructures-js/priority-queue';

function kClosest(points: number[][], k: number): number[][] {
    const pq = new MaxPriorityQueue<number[]>(([x, y]) => x * x + y * y);
    for (const p of points) {
        pq.enqueue(p);
        if (pq.size() > k) pq.dequeue();
    }
    return pq.toArray();
}
