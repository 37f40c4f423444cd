#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> countSmaller(vector<int>& nums) {
        int n = nums.size();
        counts.resize(n);
        buffer.resize(n);
        order.resize(n);
        iota(order.begin(), order.end(), 0);
        sortRange(nums, 0, n);
        return counts;
    }

private:
    vector<int> counts, order, buffer;

    void sortRange(const vector<int>& nums, int start, int end) {
        if (end - start < 2) return;
        int middle = (start + end) / 2;
        sortRange(nums, start, middle);
        sortRange(nums, middle, end);
        int j = middle, place = start;
        for (int i = start; i < middle; i++) {
            while (j < end && nums[order[j]] < nums[order[i]]) {
                buffer[place++] = order[j++];
            }
            counts[order[i]] += j - middle;
            buffer[place++] = order[i];
        }
        copy(buffer.begin() + start, buffer.begin() + place, order.begin() + start);
    }
};
