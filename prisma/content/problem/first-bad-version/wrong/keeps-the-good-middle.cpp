// Time Limit Exceeded: keeps the good middle in the range, so two versions never become one
class Solution {
public:
    int firstBadVersion(int n) {
        int low = 1, high = n;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (isBadVersion(middle)) high = middle;
            else low = middle;
        }
        return low;
    }
};
