function uniqueOccurrences(arr) {
  const counts = arr.map((value) => arr.filter((other) => other === value).length);
  for (let i = 0; i < arr.length; i++) {
    for (let j = 0; j < i; j++) {
      if (arr[i] !== arr[j] && counts[i] === counts[j]) return false;
    }
  }
  return true;
}
