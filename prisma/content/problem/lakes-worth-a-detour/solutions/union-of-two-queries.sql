SELECT name, area, depth
FROM (
  SELECT id, name, area, depth FROM lake WHERE area >= 500
  UNION
  SELECT id, name, area, depth FROM lake WHERE depth >= 200
) AS found;
