#include <algorithm>
#include <functional>
#include <vector>
using namespace std;

class Solution {
public:
    int hIndex(vector<int>& citations) {
        sort(citations.begin(), citations.end(), greater<int>());
        int n = citations.size();
        int h = 0;
        while (h < n && citations[h] > h) ++h;
        return h;
    }
};
