#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    vector<string> park;
    for (string row; cin >> row;) park.push_back(row);

    int largest = 0;
    for (size_t upper = 0; upper < park.size(); ++upper) {
        string free(park[0].size(), '.');
        int height = 0;
        for (size_t lower = upper; lower < park.size(); ++lower) {
            ++height;
            int stretch = 0;
            for (size_t column = 0; column < free.size(); ++column) {
                if (park[lower][column] == '#') free[column] = '#';
                stretch = free[column] == '.' ? stretch + 1 : 0;
                largest = max(largest, height * stretch);
            }
        }
    }
    cout << largest << '\n';
}
