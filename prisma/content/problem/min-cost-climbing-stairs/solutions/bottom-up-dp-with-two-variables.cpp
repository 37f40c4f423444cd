#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        int previous = 0;
        int current = 0;
        for (int price : cost) {
            int next = min(previous, current) + price;
            previous = current;
            current = next;
        }
        return min(previous, current);
    }
};
