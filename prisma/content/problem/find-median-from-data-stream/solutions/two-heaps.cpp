#include <functional>
#include <queue>
#include <vector>
using namespace std;

class MedianFinder {
public:
    MedianFinder() {}

    void addNum(int num) {
        lower.push(num);
        upper.push(lower.top());
        lower.pop();
        if (upper.size() > lower.size()) {
            lower.push(upper.top());
            upper.pop();
        }
    }

    double findMedian() {
        if (lower.size() > upper.size()) return lower.top();
        return (static_cast<double>(lower.top()) + upper.top()) / 2;
    }

private:
    priority_queue<int> lower;
    priority_queue<int, vector<int>, greater<>> upper;
};
