#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

enum Activity { RUN, SWIM, REST };

class Plan {
public:
    explicit Plan(const vector<vector<int>>& points)
        : points(points), days(points[RUN].size()), memo(days) {
        for (auto& ofDay : memo) {
            for (auto& ofActivity : ofDay) ofActivity.fill(-1);
        }
    }

    long long mostFrom(size_t day, Activity yesterday, int inARow) {
        if (day == days) return 0;
        if (memo[day][yesterday][inARow] != -1) return memo[day][yesterday][inARow];
        long long most = mostFrom(day + 1, REST, 0);
        for (const Activity sport : {RUN, SWIM}) {
            if (sport == yesterday || inARow == 2) continue;
            const long long later = mostFrom(day + 1, sport, inARow + 1);
            most = max(most, points[sport][day] + later);
        }
        return memo[day][yesterday][inARow] = most;
    }

private:
    vector<vector<int>> points;
    size_t days;
    vector<array<array<long long, 3>, 3>> memo;
};

int main() {
    int n;
    cin >> n;
    vector<vector<int>> points(2, vector<int>(n));
    for (auto& ofSport : points) {
        for (int& ofDay : ofSport) cin >> ofDay;
    }
    cout << Plan(points).mostFrom(0, REST, 0) << '\n';
}
