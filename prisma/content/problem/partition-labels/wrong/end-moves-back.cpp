// Wrong Answer: sets the end to the last index of the newest letter, even if it is smaller
class Solution {
public:
    vector<int> partitionLabels(string s) {
        vector<int> last(26), lengths;
        int length = s.size(), start = 0;
        for (int i = 0; i < length; i++) last[s[i] - 'a'] = i;
        for (int i = 0; i < length; i++) {
            int end = last[s[i] - 'a'];
            if (i == end) {
                lengths.push_back(end - start + 1);
                start = i + 1;
            }
        }
        return lengths;
    }
};
