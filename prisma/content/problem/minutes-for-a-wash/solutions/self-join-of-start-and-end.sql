SELECT
  started.machine,
  round(avg(ended.minute - started.minute), 2) AS average
FROM report AS started
JOIN report AS ended ON ended.machine = started.machine
  AND ended.wash = started.wash
  AND ended.event = 'end'
WHERE started.event = 'start'
GROUP BY started.machine;
