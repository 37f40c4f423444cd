#include <random>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        mt19937 chance(random_device{}());
        int low = 0;
        int high = static_cast<int>(points.size()) - 1;
        while (true) {
            int chosen = uniform_int_distribution<int>(low, high)(chance);
            long long pivot = squaredDistance(points[chosen]);
            int closerEnd = low;
            int unseen = low;
            int fartherStart = high + 1;
            while (unseen < fartherStart) {
                long long distance = squaredDistance(points[unseen]);
                if (distance < pivot) {
                    swap(points[unseen++], points[closerEnd++]);
                } else if (distance > pivot) {
                    swap(points[unseen], points[--fartherStart]);
                } else {
                    ++unseen;
                }
            }
            if (k - 1 < closerEnd) {
                high = closerEnd - 1;
            } else if (k - 1 >= fartherStart) {
                low = fartherStart;
            } else {
                points.resize(k);
                return points;
            }
        }
    }

private:
    static long long squaredDistance(const vector<int>& point) {
        long long x = point[0];
        long long y = point[1];
        return x * x + y * y;
    }
};
