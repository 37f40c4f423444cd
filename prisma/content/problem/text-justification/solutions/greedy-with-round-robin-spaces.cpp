#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> fullJustify(vector<string>& words, int maxWidth) {
        vector<string> lines;
        vector<string> line;
        size_t width = maxWidth;
        size_t length = 0;
        for (const string& word : words) {
            if (length + line.size() + word.size() > width) {
                lines.push_back(justified(line, width - length));
                line.clear();
                length = 0;
            }
            line.push_back(word);
            length += word.size();
        }
        string last;
        for (const string& word : line) last += last.empty() ? word : " " + word;
        last.resize(width, ' ');
        lines.push_back(last);
        return lines;
    }

private:
    static string justified(vector<string> line, size_t spaces) {
        size_t gaps = max<size_t>(1, line.size() - 1);
        for (size_t i = 0; i < spaces; i++) line[i % gaps] += ' ';
        string text;
        for (const string& word : line) text += word;
        return text;
    }
};
