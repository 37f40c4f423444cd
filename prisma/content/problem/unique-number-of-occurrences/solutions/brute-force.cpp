#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    bool uniqueOccurrences(vector<int>& arr) {
        vector<long> counts;
        for (int value : arr) counts.push_back(count(arr.begin(), arr.end(), value));
        for (size_t i = 0; i < arr.size(); ++i) {
            for (size_t j = 0; j < i; ++j) {
                if (arr[i] != arr[j] && counts[i] == counts[j]) return false;
            }
        }
        return true;
    }
};
