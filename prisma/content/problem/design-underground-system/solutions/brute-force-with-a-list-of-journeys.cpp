#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class UndergroundSystem {
public:
    UndergroundSystem() {}

    void checkIn(int id, string stationName, int t) {
        started[id] = {stationName, t};
    }

    void checkOut(int id, string stationName, int t) {
        const Start& start = started[id];
        journeys.push_back({start.station, stationName, t - start.time});
        started.erase(id);
    }

    double getAverageTime(string startStation, string endStation) {
        long long total = 0;
        int count = 0;
        for (const Journey& journey : journeys) {
            if (journey.from != startStation || journey.to != endStation) continue;
            total += journey.duration;
            ++count;
        }
        return static_cast<double>(total) / count;
    }

private:
    struct Start {
        string station;
        int time;
    };

    struct Journey {
        string from;
        string to;
        int duration;
    };

    unordered_map<int, Start> started;
    vector<Journey> journeys;
};
