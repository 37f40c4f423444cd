#include <algorithm>
#include <iterator>
#include <vector>
using namespace std;

class MaxStack {
public:
    MaxStack() {}

    void push(int x) {
        nums.push_back(x);
    }

    int pop() {
        int num = nums.back();
        nums.pop_back();
        return num;
    }

    int top() {
        return nums.back();
    }

    int peekMax() {
        return *max_element(nums.begin(), nums.end());
    }

    int popMax() {
        auto largest = max_element(nums.rbegin(), nums.rend());
        int num = *largest;
        nums.erase(next(largest).base());
        return num;
    }

private:
    vector<int> nums;
};
