#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> exclusiveTime(int n, vector<string>& logs) {
        vector<Line> lines;
        for (const string& log : logs) {
            size_t colon = log.find(':');
            int time = stoi(log.substr(log.rfind(':') + 1));
            lines.push_back({stoi(log), log[colon + 1] == 's', time});
        }
        vector<int> times(n, 0);
        for (size_t i = 0; i < lines.size(); i++) {
            if (lines[i].isStart) times[lines[i].function] += ownTime(lines, i);
        }
        return times;
    }

private:
    struct Line {
        int function;
        bool isStart;
        int time;
    };

    static int ownTime(const vector<Line>& lines, size_t first) {
        int depth = 1;
        int own = -lines[first].time;
        size_t i = first;
        while (depth > 0) {
            const Line& line = lines[++i];
            if (line.isStart) {
                if (++depth == 2) own += line.time;
            } else {
                depth--;
                if (depth == 1) own -= line.time + 1;
                if (depth == 0) own += line.time + 1;
            }
        }
        return own;
    }
};
