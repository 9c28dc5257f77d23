import { expect, it } from "vitest"
import { fitOnDisk } from "./fit-on-disk"

const videos = [{ bytes: 100 }, { bytes: 50 }, { bytes: 10 }]

it("takes videos in their order while twice their bytes fit", () => {
	expect(fitOnDisk(videos, Number.POSITIVE_INFINITY)).toEqual(videos)
	expect(fitOnDisk(videos, 320)).toEqual(videos)
	expect(fitOnDisk(videos, 319)).toEqual(videos.slice(0, 2))
	// A smaller one behind it does not get ahead: it would keep the large one waiting for good.
	expect(fitOnDisk(videos, 199)).toEqual([])
})
