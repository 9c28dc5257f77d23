/** A copy is written to the disk, and then stored: on the same disk, if objects are kept there. */
const COPIES_AT_ONCE = 2

/** The first of these videos whose copies the disk has room for, all together. `room` in bytes. */
export function fitOnDisk<V extends { bytes: number }>(videos: readonly V[], room: number): V[] {
	let left = room
	const end = videos.findIndex(({ bytes }) => {
		left -= bytes * COPIES_AT_ONCE
		return left < 0
	})
	return videos.slice(0, end < 0 ? videos.length : end)
}
