function multiply(num1, num2) {
  if (num1 === '0' || num2 === '0') return '0';
  const first = [...num1].map(Number);
  const second = [...num2].map(Number);
  const places = Array(first.length + second.length).fill(0);
  for (let i = 0; i < first.length; i++) {
    for (let j = 0; j < second.length; j++) {
      places[i + j + 1] += first[i] * second[j];
    }
  }
  for (let place = places.length - 1; place > 0; place--) {
    places[place - 1] += Math.floor(places[place] / 10);
    places[place] %= 10;
  }
  if (places[0] === 0) places.shift();
  return places.join('');
}
