-- Wrong Answer: compares the day of the year, which is one higher after February in leap years
SELECT
  visit.id AS visit_id,
  dog.name,
  extract(year FROM came_on) - extract(year FROM born_on)
    - (extract(doy FROM came_on) < extract(doy FROM born_on))::int AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
