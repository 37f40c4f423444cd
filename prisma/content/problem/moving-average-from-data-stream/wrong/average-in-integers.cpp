// Wrong Answer: uses integer division, which drops the fraction
#include <cstddef>
#include <queue>
using namespace std;

class MovingAverage {
public:
    MovingAverage(int size) : size(size) {}

    double next(int val) {
        latest.push(val);
        sum += val;
        if (latest.size() > size) {
            sum -= latest.front();
            latest.pop();
        }
        return sum / static_cast<long long>(latest.size());
    }

private:
    size_t size;
    queue<int> latest;
    long long sum = 0;
};
