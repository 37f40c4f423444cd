// Runtime Error: adds two version numbers near 2^31, which overflows an int
class Solution {
public:
    int firstBadVersion(int n) {
        int low = 1, high = n;
        while (low < high) {
            int middle = (low + high) / 2;
            if (isBadVersion(middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    }
};
