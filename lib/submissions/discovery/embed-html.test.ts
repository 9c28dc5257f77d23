import { expect, it } from "vitest"
import { type EmbeddedVideo, embedHtml } from "./embed-html"

const VIDEO: EmbeddedVideo = {
	id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
	title: "Grace about the bakery",
	posterUrl: null,
	sources: [],
	captions: null,
	gift: null,
}

it("says in the frame that a gift was offered, and only of that testimonial", () => {
	const html = embedHtml("Grace", [VIDEO, { ...VIDEO, gift: "Got a <b>cake</b>" }])
	expect(html.match(/<small>.*?<\/small>/g)).toEqual(["<small>Got a &lt;b&gt;cake&lt;/b&gt;</small>"])
})
