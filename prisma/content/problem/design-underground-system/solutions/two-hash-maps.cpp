#include <string>
#include <unordered_map>
using namespace std;

class UndergroundSystem {
public:
    UndergroundSystem() {}

    void checkIn(int id, string stationName, int t) {
        started[id] = {stationName, t};
    }

    void checkOut(int id, string stationName, int t) {
        const Start& start = started[id];
        Route& route = routes[start.station + '|' + stationName];
        route.total += t - start.time;
        ++route.count;
        started.erase(id);
    }

    double getAverageTime(string startStation, string endStation) {
        const Route& route = routes[startStation + '|' + endStation];
        return static_cast<double>(route.total) / route.count;
    }

private:
    struct Start {
        string station;
        int time;
    };

    struct Route {
        long long total = 0;
        int count = 0;
    };

    unordered_map<int, Start> started;
    unordered_map<string, Route> routes;
};
