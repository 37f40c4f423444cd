// Runtime Error: takes the top of the heap even if no project is affordable
#include <algorithm>
#include <stdexcept>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaximizedCapital(int k, int w, vector<int>& profits, vector<int>& capital) {
        vector<pair<int, int>> projects;
        for (size_t i = 0; i < profits.size(); i++) {
            projects.push_back({capital[i], profits[i]});
        }
        sort(projects.begin(), projects.end());
        vector<int> heap;
        size_t next = 0;
        while (k-- > 0) {
            while (next < projects.size() && projects[next].first <= w) {
                heap.push_back(projects[next++].second);
                push_heap(heap.begin(), heap.end());
            }
            w += heap.at(0);
            pop_heap(heap.begin(), heap.end());
            heap.pop_back();
        }
        return w;
    }
};
