// Runtime Error: reads the top of an empty heap when no stone is left
import java.util.Collections;
import java.util.PriorityQueue;

class Solution {
    public int lastStoneWeight(int[] stones) {
        PriorityQueue<Integer> heap = new PriorityQueue<>(Collections.reverseOrder());
        for (int stone : stones) heap.add(stone);
        while (heap.size() > 1) {
            int rest = heap.remove() - heap.remove();
            if (rest > 0) heap.add(rest);
        }
        return heap.element();
    }
}
