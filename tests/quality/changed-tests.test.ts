import path from "node:path"
import { expect, it } from "vitest"
import { CORE, chooseTests, readCheckout } from "../run/changed/choose-tests.mjs"

const root = path.resolve(import.meta.dirname, "../..")
const checkout = readCheckout(root)
const chosen = (...changed: string[]) => {
	const choice = chooseTests(root, changed, () => checkout)
	return "tests" in choice ? choice.tests : expect.fail(choice.everything)
}

/** A place, and tests that are red once it is broken. Each way in which a test can lead to a place stands here. */
it.each([
	["lib/submissions/captions/check-cues.ts", "tests/api/captions.test.ts"],
	["components/recorder/level-meter.tsx", "components/recorder/level-meter.test.tsx"],
	["components/recorder/level-meter.tsx", "tests/e2e/recorder.spec.ts"],
	["components/settings/team/team-section.tsx", "components/settings/people.test.tsx"],
	["components/settings/team/team-section.tsx", "tests/e2e/tenant-team.spec.ts"],
	// No test names it, so those run that could open it.
	["components/accounts/second-factor/setup-qr.tsx", "tests/e2e/account.spec.ts"],
	["components/quizzes/builder/quiz-builder-tab.tsx", "tests/e2e/quiz-journey.spec.ts"],
	["components/chat-window/composer.tsx", "tests/e2e/chat.spec.ts"],
	["components/chat-window/chat.module.css", "tests/e2e/chat.spec.ts"],
	["lib/accounts/passkeys/check-passkey.ts", "tests/api/passkeys.test.ts"],
	["lib/tenants/team/mutations.ts", "tests/api/taken-addresses.test.ts"],
	["lib/quizzes/pick-outcome.ts", "tests/api/quiz-taking.test.ts"],
	["app/wall/[tenantSlug]/page.tsx", "tests/api/wall.test.ts"],
	["app/api/unsubscribe/[token]/route.ts", "tests/api/invitations.test.ts"],
	["app/layout.tsx", "tests/e2e/home.spec.ts"],
	// By way of a job that a call adds.
	["lib/submissions/playback/rendition-mutations.ts", "tests/services/rendition.test.ts"],
	["lib/media/repair/repair-file.mjs", "tests/api/playback.test.ts"],
	["lib/chatbot/knowledge/website/read/mutations.ts", "tests/api/website-knowledge.test.ts"],
	["lib/mail/deliver-mail.ts", "tests/api/receipt-promise.test.ts"],
	["lib/webhooks/attempt-mutations.ts", "tests/services/webhooks.test.ts"],
	// Programs that are started by their path, files that are served, and files that tests read.
	["lib/quizzes/report/report-process.mjs", "tests/api/quiz-reports.test.ts"],
	["lib/start/doctor.mjs", "tests/services/doctor.test.ts"],
	["public/widget.js", "tests/e2e/widget.spec.ts"],
	["tests/fixtures/world/video/xyz.mp4", "lib/media/repair/private-facts.test.ts"],
	["tests/support/studio.ts", "tests/e2e/recorder.spec.ts"],
	["lib/storage/DECISIONS.md", "tests/quality/documents.test.ts"],
])("a change of %s runs %s", (place, test) => {
	expect(checkout.present).toContain(place)
	expect(chosen(place)).toContain(test)
})

it("leaves out what does not lead there", () => {
	expect(chosen("components/recorder/level-meter.tsx")).not.toContain("tests/api/passkeys.test.ts")
	expect(chosen("lib/accounts/passkeys/check-passkey.ts")).not.toContain("tests/api/captions.test.ts")
	expect(chosen("lib/quizzes/pick-outcome.ts")).not.toContain("tests/services/keys.test.ts")
	// It opens another section of the same page.
	expect(chosen("components/settings/team/team-section.tsx")).not.toContain("tests/e2e/tenant-privacy.spec.ts")
})

it("always runs the core, also for a text alone", () => {
	for (const test of CORE) expect(checkout.present).toContain(test)
	expect(chosen("CONTRIBUTING.md")).toEqual(expect.arrayContaining(CORE))
})

it.each([
	[null, /unknown/],
	[["prisma/schema.prisma"], /stands on prisma/],
	[["package-lock.json", "lib/quizzes/pick-outcome.ts"], /stands on package-lock/],
	// In parts, since this file would lead to it.
	[[`${"tests/fixtures/world/hosts/module"}.html`], /no test leads to/],
	[["lib/a-file-that-no-test-knows.ts"], /no test leads to/],
])("runs everything where it cannot know: %s", (changed, why) => {
	const present = new Set([...checkout.present, "lib/a-file-that-no-test-knows.ts"])
	expect(chooseTests(root, changed, () => ({ ...checkout, present }))).toEqual({
		everything: expect.stringMatching(why),
	})
})
