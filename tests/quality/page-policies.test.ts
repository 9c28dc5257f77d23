import { unstable_doesMiddlewareMatch as matches } from "next/experimental/testing/server"
import { expect, it } from "vitest"
import { config } from "@/proxy"

it.each([
	["every page", true, ["/", "/iconic", "/wall/acme", "/chat/acme", "/embed/quiz/1", "/embed.json", "/widget.js/x"]],
	["a page that says there is nothing at this address", true, ["/embed", "/embed/a/b", "/embed/wall/acme/x"]],
	["the reference of the API", true, ["/api/docs", "/api/docs/getAdminDashboard"]],
	[
		"no route that sets its own",
		false,
		["/embed/1", "/embed/wall/acme", "/api/x", "/api/docsx", "/media/x", "/sitemap.xml"],
	],
	["no script of the hosts' pages", false, ["/embed.js", "/quiz.js", "/widget.js"]],
])("the proxy gives a policy to %s", (_, given, paths) => {
	expect(paths.filter((url) => matches({ config, url }) !== given)).toEqual([])
})
