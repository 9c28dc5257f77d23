import { expect, it } from "vitest"
import { nameOfFile } from "./import-item"

it.each([
	["jane-doe_testimonial.mp4", "Jane Doe"],
	["Ada Lovelace (final).webm", "Ada Lovelace"],
	["MÜLLER.mp4", "MÜLLER"],
	["ana.de.armas.v2.mp4", "Ana De Armas"],
	["IMG_4711.mp4", ""],
	["20240331_120000.mp4", ""],
	["testimonial.mp4", ""],
])("takes a customer's name from %s: %j", (file, name) => expect(nameOfFile(file)).toBe(name))
