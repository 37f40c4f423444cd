// Wrong Answer: a call also gets the idle time before it
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> exclusiveTime(int n, vector<string>& logs) {
        vector<int> times(n, 0);
        vector<int> opened;
        int now = 0;
        for (const string& log : logs) {
            int time = stoi(log.substr(log.rfind(':') + 1));
            if (log[log.find(':') + 1] == 's') {
                if (!opened.empty()) {
                    times[opened.back()] += time - now;
                    now = time;
                }
                opened.push_back(stoi(log));
            } else {
                times[opened.back()] += time + 1 - now;
                opened.pop_back();
                now = time + 1;
            }
        }
        return times;
    }
};
