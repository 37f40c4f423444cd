#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int compress(vector<char>& chars) {
        string shortened;
        size_t start = 0;
        while (start < chars.size()) {
            size_t end = start;
            while (end < chars.size() && chars[end] == chars[start]) end++;
            shortened += chars[start];
            if (end - start > 1) shortened += to_string(end - start);
            start = end;
        }
        copy(shortened.begin(), shortened.end(), chars.begin());
        return shortened.size();
    }
};
