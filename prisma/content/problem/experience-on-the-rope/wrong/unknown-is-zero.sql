-- Wrong Answer: counts an unknown experience as 0 years
SELECT
  participant.expedition,
  round(avg(coalesce(climber.years, 0)), 2) AS average
FROM participant
JOIN climber ON climber.id = participant.climber_id
GROUP BY participant.expedition;
