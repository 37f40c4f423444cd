#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void reverseString(vector<char>& s) {
        reverseRange(s, 0, static_cast<int>(s.size()) - 1);
    }

private:
    void reverseRange(vector<char>& s, int low, int high) {
        if (low >= high) return;
        int half = (high - low + 1) / 2;
        int start = high - half + 1;
        for (int i = 0; i < half; ++i) swap(s[low + i], s[start + i]);
        reverseRange(s, low, low + half - 1);
        reverseRange(s, start, high);
    }
};
