#include <functional>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int findKthLargest(vector<int>& nums, int k) {
        priority_queue<int, vector<int>, greater<>> largest;
        for (int num : nums) {
            largest.push(num);
            if (static_cast<int>(largest.size()) > k) largest.pop();
        }
        return largest.top();
    }
};
