#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int lastStoneWeight(vector<int>& stones) {
        priority_queue<int> heap(stones.begin(), stones.end());
        while (heap.size() > 1) {
            int heaviest = heap.top();
            heap.pop();
            int second = heap.top();
            heap.pop();
            if (heaviest > second) heap.push(heaviest - second);
        }
        return heap.empty() ? 0 : heap.top();
    }
};
