SELECT article, sum(booked) AS booked, sum(counted) AS counted
FROM (
  SELECT article, pieces AS booked, 0 AS counted FROM booked
  UNION ALL
  SELECT article, 0 AS booked, pieces AS counted FROM counted
) AS listed
GROUP BY article
HAVING sum(booked) <> sum(counted);
