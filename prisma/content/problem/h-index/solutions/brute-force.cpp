#include <vector>
using namespace std;

class Solution {
public:
    int hIndex(vector<int>& citations) {
        for (int h = citations.size(); h > 0; --h) {
            int papers = 0;
            for (int count : citations) {
                if (count >= h) ++papers;
            }
            if (papers >= h) return h;
        }
        return 0;
    }
};
