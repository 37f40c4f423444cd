#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int lastStoneWeight(vector<int>& stones) {
        while (stones.size() > 1) {
            int heaviest = takeHeaviest(stones);
            int second = takeHeaviest(stones);
            if (heaviest > second) stones.push_back(heaviest - second);
        }
        return stones.empty() ? 0 : stones[0];
    }

private:
    int takeHeaviest(vector<int>& stones) {
        iter_swap(max_element(stones.begin(), stones.end()), stones.end() - 1);
        int heaviest = stones.back();
        stones.pop_back();
        return heaviest;
    }
};
