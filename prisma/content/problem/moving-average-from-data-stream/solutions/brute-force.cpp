#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class MovingAverage {
public:
    MovingAverage(int size) : size(size) {}

    double next(int val) {
        nums.push_back(val);
        int count = min(size, static_cast<int>(nums.size()));
        long long sum = accumulate(nums.end() - count, nums.end(), 0LL);
        return static_cast<double>(sum) / count;
    }

private:
    int size;
    vector<int> nums;
};
