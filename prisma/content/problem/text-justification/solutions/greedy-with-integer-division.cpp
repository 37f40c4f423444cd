#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> fullJustify(vector<string>& words, int maxWidth) {
        vector<string> lines;
        size_t width = maxWidth;
        size_t first = 0;
        while (first < words.size()) {
            size_t length = words[first].size();
            size_t end = first + 1;
            while (end < words.size() && length + 1 + words[end].size() <= width) {
                length += 1 + words[end++].size();
            }
            size_t gaps = end - first - 1;
            bool isSpread = end < words.size() && gaps > 0;
            size_t spare = isSpread ? width - length : 0;
            string line = words[first];
            for (size_t i = 0; i < gaps; i++) {
                size_t extra = spare / gaps + (i < spare % gaps ? 1 : 0);
                line.append(1 + extra, ' ');
                line += words[first + 1 + i];
            }
            line.resize(width, ' ');
            lines.push_back(line);
            first = end;
        }
        return lines;
    }
};
