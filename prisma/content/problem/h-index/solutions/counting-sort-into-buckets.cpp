#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int hIndex(vector<int>& citations) {
        int n = citations.size();
        vector<int> papers(n + 1);
        for (int count : citations) ++papers[min(count, n)];
        int h = n;
        int total = papers[n];
        while (total < h) total += papers[--h];
        return h;
    }
};
