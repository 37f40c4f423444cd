#include <string>
#include <vector>
using namespace std;

class Solution {
    static bool canCut(const string& s, int start, int end) {
        vector<bool> inPart(26, false);
        for (int i = start; i < end; i++) inPart[s[i] - 'a'] = true;
        for (size_t i = end; i < s.size(); i++) {
            if (inPart[s[i] - 'a']) return false;
        }
        return true;
    }

public:
    vector<int> partitionLabels(string s) {
        vector<int> lengths;
        int start = 0, length = s.size();
        for (int end = 1; end <= length; end++) {
            if (!canCut(s, start, end)) continue;
            lengths.push_back(end - start);
            start = end;
        }
        return lengths;
    }
};
