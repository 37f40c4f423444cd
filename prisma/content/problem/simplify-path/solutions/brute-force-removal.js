function simplifyPath(path) {
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  for (let up = names.indexOf('..'); up >= 0; up = names.indexOf('..')) {
    if (up === 0) names.shift();
    else names.splice(up - 1, 2);
  }
  return `/${names.join('/')}`;
}
