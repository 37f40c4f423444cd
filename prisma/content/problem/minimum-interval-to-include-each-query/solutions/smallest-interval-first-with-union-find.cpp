#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> minInterval(vector<vector<int>>& intervals, vector<int>& queries) {
        size_t count = queries.size();
        vector<size_t> order(count);
        iota(order.begin(), order.end(), 0);
        sort(order.begin(), order.end(),
             [&](size_t a, size_t b) { return queries[a] < queries[b]; });
        vector<int> numbers;
        for (size_t i : order) numbers.push_back(queries[i]);
        following.resize(count + 1);
        iota(following.begin(), following.end(), 0);

        vector<vector<int>> bySize = intervals;
        sort(bySize.begin(), bySize.end(), [](const auto& a, const auto& b) {
            return a[1] - a[0] < b[1] - b[0];
        });
        vector<int> answers(count, -1);
        for (const vector<int>& interval : bySize) {
            auto first = lower_bound(numbers.begin(), numbers.end(), interval[0]);
            size_t place = nextOpen(first - numbers.begin());
            while (place < count && numbers[place] <= interval[1]) {
                answers[order[place]] = interval[1] - interval[0] + 1;
                following[place] = place + 1;
                place = nextOpen(place);
            }
        }
        return answers;
    }

private:
    vector<size_t> following;

    size_t nextOpen(size_t place) {
        while (following[place] != place) {
            following[place] = following[following[place]];
            place = following[place];
        }
        return place;
    }
};
