#include <cstddef>
#include <functional>
#include <queue>
#include <vector>
using namespace std;

class KthLargest {
public:
    KthLargest(int k, vector<int>& nums) : k(k) {
        for (int num : nums) takeIn(num);
    }

    int add(int val) {
        takeIn(val);
        return largest.top();
    }

private:
    size_t k;
    priority_queue<int, vector<int>, greater<>> largest;

    void takeIn(int num) {
        largest.push(num);
        if (largest.size() > k) largest.pop();
    }
};
