import { db, pool } from "@/lib/db/client"

const VIDEO = {
	id: true,
	tenantId: true,
	videoKey: true,
	contentType: true,
	fileSizeBytes: true,
	posterKey: true,
	durationMs: true,
	width: true,
	height: true,
} as const

/** Null if it is gone or another run was faster. */
export async function findRepair(submissionId: string) {
	const playback = await db().playback.findFirst({
		where: { submissionId, state: { in: ["waiting", "processing"] } },
		select: {
			queuedAt: true,
			submission: { select: { ...VIDEO, tenant: { select: { maxDurationSeconds: true } } } },
		},
	})
	if (!playback) return null
	const { videoKey, ...submission } = playback.submission
	return videoKey === null ? null : { ...submission, videoKey, queuedAt: playback.queuedAt }
}
export type RepairCase = NonNullable<Awaited<ReturnType<typeof findRepair>>>

export async function findRendition(submissionId: string) {
	const playback = await db().playback.findFirst({
		where: { submissionId, state: "ready" },
		select: { videoKey: true, videoSizeBytes: true, renditionKey: true, submission: { select: VIDEO } },
	})
	if (!playback) return null
	const { submission, videoSizeBytes, renditionKey } = playback
	const videoKey = playback.videoKey ?? submission.videoKey
	if (videoKey === null) return null
	return {
		...submission,
		videoKey,
		sizeBytes: Number(videoSizeBytes ?? submission.fileSizeBytes),
		renditionKey,
	}
}
export type RenditionCase = NonNullable<Awaited<ReturnType<typeof findRendition>>>

export async function countUnprepared(): Promise<{ unprepared: number; failed: number }> {
	const { rows } = await pool().query<{ unprepared: number; failed: number }>(
		`SELECT count(*) FILTER (WHERE state <> 'failed')::float8 AS unprepared,
			count(*) FILTER (WHERE state = 'failed')::float8 AS failed
		FROM playbacks WHERE video_key IS NULL`,
	)
	return rows[0] ?? { unprepared: 0, failed: 0 }
}
