// Wrong Answer: requires fuel to be left on arrival at a station or at the end
#include <iostream>
#include <queue>

using namespace std;

int main() {
    int distance, reach, n;
    cin >> distance >> reach >> n;
    priority_queue<int> passed;
    int stops = 0;
    for (int i = 0; i <= n; ++i) {
        int kilometre = distance;
        int litres = 0;
        if (i < n) cin >> kilometre >> litres;
        for (; reach <= kilometre; ++stops) {
            if (passed.empty()) {
                cout << -1 << '\n';
                return 0;
            }
            reach += passed.top();
            passed.pop();
        }
        passed.push(litres);
    }
    cout << stops << '\n';
}
