import { db } from "@/lib/db/client"
import { eventually } from "./worker-process"

/** Waits until no video is being repaired and returns the sorted keys of all objects that belong to submissions. */
export async function knownKeys(where: { tenantId?: string } = {}): Promise<string[]> {
	await eventually(
		"the end of all repairs",
		async () => (await db().playback.count({ where: { state: "processing", submission: where } })) === 0,
		120,
	)
	const rows = await db().submission.findMany({
		where,
		select: {
			videoKey: true,
			posterKey: true,
			photoKey: true,
			playback: { select: { videoKey: true, renditionKey: true } },
		},
	})
	return rows
		.flatMap(({ playback, ...own }) => [...Object.values(own), playback?.videoKey, playback?.renditionKey])
		.filter((key) => typeof key === "string")
		.sort()
}
