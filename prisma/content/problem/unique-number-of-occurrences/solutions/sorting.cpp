#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    bool uniqueOccurrences(vector<int>& arr) {
        vector<int> numbers = arr;
        sort(numbers.begin(), numbers.end());
        vector<size_t> lengths;
        size_t start = 0;
        for (size_t i = 1; i <= numbers.size(); ++i) {
            if (i == numbers.size() || numbers[i] != numbers[start]) {
                lengths.push_back(i - start);
                start = i;
            }
        }
        sort(lengths.begin(), lengths.end());
        return adjacent_find(lengths.begin(), lengths.end()) == lengths.end();
    }
};
