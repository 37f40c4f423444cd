#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int findKthPositive(vector<int>& arr, int k) {
        unordered_set<int> present(arr.begin(), arr.end());
        int value = 0;
        while (k > 0) {
            value++;
            if (!present.count(value)) k--;
        }
        return value;
    }
};
