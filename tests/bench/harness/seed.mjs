/**
 * Adds the tenants bench-1 … bench-n, which allow the longest recordings.
 * @param {import("pg").Client} client @param {number} count
 */
export async function addTenants(client, count) {
	await client.query(
		`INSERT INTO tenants (name, slug, notify_email, max_duration_seconds, email_enabled, updated_at)
		SELECT 'Bench ' || n, 'bench-' || n, 'notify-' || n || '@example.com', 600, true, now()
		FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
		[count],
	)
}

/**
 * Drops all indexes except keys and rebuilds them afterwards in one go, which takes a third of the time.
 * @param {import("pg").Client} client @param {() => Promise<void>} work
 */
async function withoutIndexes(client, work) {
	const { rows } = await client.query(
		`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
		WHERE schemaname = 'public' AND tablename IN ('submissions', 'consent_records') AND indexname NOT LIKE '%_pkey'`,
	)
	for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
	await work()
	for (const { definition } of rows) await client.query(definition)
}

/**
 * Adds submissions with their consent, spread evenly over ten tenants, a minute apart. Eight in ten are approved.
 * @param {import("pg").Client} client @param {number} count
 */
export async function addSubmissions(client, count) {
	await addTenants(client, 10)
	await client.query("SET maintenance_work_mem = '512MB'")
	await client.query("SET synchronous_commit = off")
	await withoutIndexes(client, async () => {
		await client.query(
			`INSERT INTO submissions (tenant_id, name, email, website, status, created_at, updated_at, duration_ms,
				file_size_bytes, sha256, content_type, video_key, search_text)
			SELECT t.id, 'Customer ' || n, 'customer-' || n || '@example.com',
				CASE WHEN n % 2 = 0 THEN 'https://customer-' || n || '.example.com' END,
				(CASE WHEN n % 10 = 0 THEN 'pending' WHEN n % 10 = 1 THEN 'rejected' ELSE 'approved' END)::"SubmissionStatus",
				now() - n * interval '1 minute', now(), 30000 + n % 90000, 5000000 + n % 20000000,
				md5(n::text) || md5((-n)::text), 'video/webm', 'submissions/bench/' || n || '/original.webm',
				'customer ' || n || ' customer-' || n || '@example.com '
					|| CASE WHEN n % 2 = 0 THEN 'https://customer-' || n || '.example.com' ELSE '' END
			FROM generate_series(1, $1::int) n JOIN tenants t ON t.slug = 'bench-' || (n / 10 % 10 + 1)`,
			[count],
		)
		await client.query(
			`INSERT INTO consent_records (submission_id, text, text_version, given_at, ip_address, user_agent, video_sha256)
			SELECT id, 'I agree.', '1', created_at, '203.0.113.7', 'Mozilla/5.0', sha256 FROM submissions`,
		)
	})
	await client.query("VACUUM (ANALYZE) submissions")
	await client.query("VACUUM (ANALYZE) consent_records")
}
