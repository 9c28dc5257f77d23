/**
 * Adds a quiz of the tenant bench-1 and its completed sessions, a minute apart, a third of each lead level.
 * @param {import("pg").Client} client @param {number} count @returns {Promise<string>} the quiz's id
 */
export async function addQuizSessions(client, count) {
	await client.query("SET maintenance_work_mem = '512MB'")
	await client.query("SET synchronous_commit = off")
	const question = { id: "one", question: "How?", type: "rating", options: [], required: true, points: {}, weight: 1 }
	const scoring = {
		total_points: 100,
		scoring_method: "weighted",
		categories: [],
		lead_thresholds: { high: 80, medium: 50 },
	}
	const { rows } = await client.query(
		`INSERT INTO quizzes (tenant_id, name, questions, scoring_config, is_active, content_hash)
		SELECT id, 'Bench', $1::jsonb, $2::jsonb, true, 'bench' FROM tenants WHERE slug = 'bench-1' RETURNING id, tenant_id`,
		[JSON.stringify([{ ...question, category: "" }]), JSON.stringify(scoring)],
	)
	const [{ id, tenant_id: tenantId }] = rows
	await client.query(
		`INSERT INTO quiz_versions (tenant_id, quiz_id, content_hash, name, description, questions, scoring_config, outcomes)
		SELECT tenant_id, id, content_hash, name, description, questions, scoring_config, outcomes FROM quizzes WHERE id = $1`,
		[id],
	)
	await client.query(
		`INSERT INTO quiz_sessions (tenant_id, quiz_id, version_id, secret_hash, user_name, user_email, answers, created_at,
			completed_at, percentage, total_score, max_possible_score, lead_level, time_taken_seconds, result)
		SELECT $1, $2, v.id, md5(n::text), 'Visitor ' || n, 'visitor-' || n || '@example.com', '{"one": "5"}',
			now() - n * interval '1 minute', now() - n * interval '1 minute', n % 101, n % 101, 100,
			(ARRAY['high', 'medium', 'low'])[1 + n % 3]::"LeadLevel", 30 + n % 600,
			jsonb_build_object('percentage_score', n % 101, 'outcome', NULL, 'categories', jsonb_build_array(
				jsonb_build_object('name', 'General', 'percentage', n % 101, 'earned', 1, 'possible', 1)))
		FROM generate_series(1, $3::int) n, quiz_versions v WHERE v.quiz_id = $2`,
		[tenantId, id, count],
	)
	await client.query("VACUUM ANALYZE")
	return id
}
