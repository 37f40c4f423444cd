#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool mergeTriplets(vector<vector<int>>& triplets, vector<int>& target) {
        size_t n = triplets.size();
        for (size_t i = 0; i < n; ++i) {
            for (size_t j = i; j < n; ++j) {
                for (size_t k = j; k < n; ++k) {
                    if (merge(triplets[i], merge(triplets[j], triplets[k])) == target) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

private:
    static vector<int> merge(const vector<int>& a, const vector<int>& b) {
        return {max(a[0], b[0]), max(a[1], b[1]), max(a[2], b[2])};
    }
};
