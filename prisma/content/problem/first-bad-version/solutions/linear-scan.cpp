#include <vector>
using namespace std;

class Solution {
public:
    int firstBadVersion(vector<bool>& isBad) {
        int version = 1;
        while (!isBad[version - 1]) ++version;
        return version;
    }
};
