#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

enum Activity { RUN, SWIM, REST };

long long mostFrom(const vector<vector<int>>& points, int day, Activity yesterday,
                   int inARow) {
    if (day == static_cast<int>(points[RUN].size())) return 0;
    long long most = mostFrom(points, day + 1, REST, 0);
    if (inARow == 2) return most;
    for (const Activity sport : {RUN, SWIM}) {
        if (sport == yesterday) continue;
        const long long later = mostFrom(points, day + 1, sport, inARow + 1);
        most = max(most, points[sport][day] + later);
    }
    return most;
}

int main() {
    int n;
    cin >> n;
    vector<vector<int>> points(2, vector<int>(n));
    for (auto& ofSport : points) {
        for (int& ofDay : ofSport) cin >> ofDay;
    }
    cout << mostFrom(points, 0, REST, 0) << '\n';
}
