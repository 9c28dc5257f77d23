import { expect, it } from "vitest"
import { type Fingerprinted, submissionFingerprint } from "./submission-fingerprint"

const form: Fingerprinted = {
	sha256: "ab".repeat(32),
	name: "Grace Hopper",
	email: "grace@example.com",
	website: "https://example.com",
	consent: true,
	stars: 5,
	relation: "customer",
	photoSha256: "cd".repeat(32),
}
const others: Fingerprinted = {
	sha256: "ef".repeat(32),
	name: "Ada Lovelace",
	email: "ada@example.com",
	website: null,
	consent: false,
	stars: null,
	relation: null,
	photoSha256: null,
}

// A field that is added to the form has to be added here, too: the type asks for it.
it.each(Object.keys(form) as (keyof Fingerprinted)[])("tells forms apart by their %s", (field) => {
	expect(submissionFingerprint({ ...form, [field]: others[field] })).not.toBe(submissionFingerprint(form))
})

it("stays as it was stored before there were stars, relations, and photos", () => {
	expect(submissionFingerprint({ ...form, stars: null, relation: null, photoSha256: null })).toBe(
		"10d5eb7725cefa57e26ca65264b8e361afec911882f722200c246a720084f0db",
	)
})
