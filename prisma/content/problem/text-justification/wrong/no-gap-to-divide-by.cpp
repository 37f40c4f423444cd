// Runtime Error: divides by the number of gaps, which is 0 for a line with one word
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> fullJustify(vector<string>& words, int maxWidth) {
        vector<string> lines;
        vector<string> line;
        int length = 0;
        for (const string& word : words) {
            int taken = length + static_cast<int>(line.size());
            if (taken + static_cast<int>(word.size()) > maxWidth) {
                int gaps = static_cast<int>(line.size()) - 1;
                int gap = (maxWidth - length) / gaps;
                int wider = (maxWidth - length) % gaps;
                string text = line[0];
                for (int i = 0; i < gaps; i++) {
                    text += string(gap + (i < wider), ' ') + line[i + 1];
                }
                lines.push_back(text);
                line.clear();
                length = 0;
            }
            line.push_back(word);
            length += static_cast<int>(word.size());
        }
        string last;
        for (const string& word : line) last += (last.empty() ? "" : " ") + word;
        last.resize(maxWidth, ' ');
        lines.push_back(last);
        return lines;
    }
};
