import { expect, it } from "vitest"
import { captionsFilename, downloadFilename } from "./download-filename"

const on = { createdAt: new Date("2026-11-20T12:00:00Z"), contentType: "video/mp4" }

it.each([
	["Zoë Müller", "testimonial-zoe-muller-2026-11-20.mp4"],
	["Zoe\u0308 Mu\u0308ller", "testimonial-zoe-muller-2026-11-20.mp4"],
	["Işık ÖZ", "testimonial-isik-oz-2026-11-20.mp4"],
	["Łukasz Weiß", "testimonial-lukasz-weiss-2026-11-20.mp4"],
	["山田 太郎", "testimonial-customer-2026-11-20.mp4"],
	["../../etc/passwd", "testimonial-etc-passwd-2026-11-20.mp4"],
])("the file of %s is %s", (name, file) => {
	expect(downloadFilename({ ...on, name })).toBe(file)
})

it("names captions by their language", () => {
	expect(captionsFilename({ ...on, name: "Ada" }, "de")).toBe("testimonial-ada-2026-11-20.de.vtt")
})
