// Time Limit Exceeded: sorts all numbers in every call of findMedian
#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class MedianFinder {
public:
    MedianFinder() {}

    void addNum(int num) {
        nums.push_back(num);
    }

    double findMedian() {
        sort(nums.begin(), nums.end());
        size_t middle = nums.size() / 2;
        if (nums.size() % 2 == 1) return nums[middle];
        return (static_cast<double>(nums[middle - 1]) + nums[middle]) / 2;
    }

private:
    vector<int> nums;
};
