class UndergroundSystem {
  constructor() {
    this.started = new Map();
    this.journeys = [];
  }

  checkIn(id, stationName, t) {
    this.started.set(id, { from: stationName, since: t });
  }

  checkOut(id, stationName, t) {
    const { from, since } = this.started.get(id);
    this.started.delete(id);
    this.journeys.push({ from, to: stationName, duration: t - since });
  }

  getAverageTime(startStation, endStation) {
    let total = 0;
    let count = 0;
    for (const { from, to, duration } of this.journeys) {
      if (from !== startStation || to !== endStation) continue;
      total += duration;
      count++;
    }
    return total / count;
  }
}
