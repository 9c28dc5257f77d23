import { expect, it, vi } from "vitest"
import { loadFoundWall } from "./loaders"

const VIDEO = { video_url: "/media/submissions/a/video" }
const TEXT = { video_url: null }
const { found } = vi.hoisted(() => ({ found: { show_in_search: true, items: [] as object[] } }))
vi.mock("../wall/loaders", () => ({ loadWall: async () => found }))

it("embeds a wall with a video on it, and no empty frame for one of texts alone or of nothing", async () => {
	found.items = [TEXT, VIDEO]
	expect(await loadFoundWall("bakery")).toBe(found)
	for (const items of [[TEXT], []]) {
		found.items = items
		expect(await loadFoundWall("bakery")).toBeNull()
	}
})
