#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findSubstring(string s, vector<string>& words) {
        unordered_map<string, int> needed;
        for (const string& word : words) ++needed[word];
        int length = s.size();
        int width = words[0].size();
        int total = width * static_cast<int>(words.size());
        vector<int> starts;
        for (int offset = 0; offset < width; ++offset) {
            unordered_map<string, int> window;
            int left = offset;
            for (int right = offset; right + width <= length; right += width) {
                string word = s.substr(right, width);
                auto found = needed.find(word);
                if (found == needed.end()) {
                    window.clear();
                    left = right + width;
                    continue;
                }
                int& count = window[word];
                ++count;
                while (count > found->second) {
                    --window[s.substr(left, width)];
                    left += width;
                }
                if (right + width - left == total) starts.push_back(left);
            }
        }
        return starts;
    }
};
