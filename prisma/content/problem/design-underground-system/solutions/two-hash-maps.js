class UndergroundSystem {
  constructor() {
    this.started = new Map();
    this.routes = new Map();
  }

  checkIn(id, stationName, t) {
    this.started.set(id, { from: stationName, since: t });
  }

  checkOut(id, stationName, t) {
    const { from, since } = this.started.get(id);
    this.started.delete(id);
    const route = `${from}|${stationName}`;
    const { total, count } = this.routes.get(route) ?? { total: 0, count: 0 };
    this.routes.set(route, { total: total + t - since, count: count + 1 });
  }

  getAverageTime(startStation, endStation) {
    const { total, count } = this.routes.get(`${startStation}|${endStation}`);
    return total / count;
  }
}
