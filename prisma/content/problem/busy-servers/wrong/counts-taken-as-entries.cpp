// Wrong Answer: takes the number of entries at the beginning of each line for an entry
#include <iostream>
#include <map>

using namespace std;

int main() {
    int k;
    cin >> k;
    map<int, int> requests;
    for (int minute; cin >> minute;) ++requests[minute];
    for (const auto& [minute, count] : requests) cout << minute << ' ' << count << '\n';
}
