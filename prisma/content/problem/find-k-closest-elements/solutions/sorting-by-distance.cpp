#include <algorithm>
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findClosestElements(vector<int>& arr, int k, int x) {
        vector<int> closest = arr;
        sort(closest.begin(), closest.end(), [x](int a, int b) {
            int toA = abs(a - x), toB = abs(b - x);
            return toA != toB ? toA < toB : a < b;
        });
        closest.resize(k);
        sort(closest.begin(), closest.end());
        return closest;
    }
};
