// Runtime Error: a paper with more than n citations has no bucket
#include <vector>
using namespace std;

class Solution {
public:
    int hIndex(vector<int>& citations) {
        int n = citations.size();
        vector<int> papers(n + 1);
        for (int count : citations) papers.at(count)++;
        int h = n, total = papers[n];
        while (total < h) total += papers[--h];
        return h;
    }
};
