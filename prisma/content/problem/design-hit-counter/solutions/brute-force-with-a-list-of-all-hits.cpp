#include <algorithm>
#include <vector>
using namespace std;

class HitCounter {
public:
    HitCounter() {}

    void hit(int timestamp) {
        hits.push_back(timestamp);
    }

    int getHits(int timestamp) {
        return count_if(hits.begin(), hits.end(), [timestamp](int time) {
            return time > timestamp - 300;
        });
    }

private:
    vector<int> hits;
};
