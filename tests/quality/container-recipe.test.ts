import { execFile } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { CLIENT_SOURCES, SOURCES } from "@/lib/start/build-app.mjs"
import { composeText, containerStages, saidBy } from "../support/container-recipe"

const run = promisify(execFile)
const [build = [], image = []] = await containerStages()

it("gives the build every file that it is made from, and nothing that is not there", () => {
	const given = saidBy(build, "COPY").flatMap((step) => step.split(" ").slice(0, -1))
	expect(given.filter((file) => !existsSync(file))).toEqual([])
	const folders = given.map((file) => `${file}/`)
	const wanted = [...SOURCES, ...CLIENT_SOURCES].filter(existsSync)
	expect(wanted.filter((file) => !given.includes(file) && !folders.some((folder) => file.startsWith(folder)))).toEqual(
		[],
	)
})

it("runs commands and programs that there are", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
	const called = saidBy(build, "RUN").flatMap((step) => /^npm run (\S+)/.exec(step)?.[1] ?? [])
	expect(called).toEqual(["standalone"])
	expect(scripts).toHaveProperty(called)
	const [node, program = ""] = JSON.parse(saidBy(image, "CMD").join()) as string[]
	expect([node, existsSync(program)]).toEqual(["node", true])
	expect(saidBy(image, "USER")).toEqual(["node"])
})

it("is healthy only while the product answers so", async () => {
	let status = 200
	const server = createServer(({ url }, answer) => answer.writeHead(url === "/api/health" ? status : 404).end())
	await once(server.listen(0, "127.0.0.1"), "listening")
	const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) }
	const check = saidBy(image, "HEALTHCHECK").join().split(" CMD ")[1] ?? ""
	const healthy = () =>
		run("sh", ["-c", check], { env }).then(
			() => true,
			({ code }: { code: number }) => code !== 1 && code,
		)
	expect(await healthy()).toBe(true)
	status = 503
	expect(await healthy()).toBe(false)
	server.close()
	await once(server, "close")
	expect(await healthy()).toBe(false)
})

it("sets only what is a setting, in the recipe and in the compose text", async () => {
	const example = readFileSync(".env.example", "utf8")
	const compose = await composeText()
	const [, ofProduct = ""] = /^ {4}environment:\n((?: {6}.+\n)+)/m.exec(compose) ?? []
	const set = [...ofProduct.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name)
	const ofImage = saidBy(image, "ENV").flatMap((step) => step.split(" ").map((setting) => setting.split("=")[0]))
	// MALLOC_ARENA_MAX is the C library's.
	const names = [...set, ...ofImage].filter((name) => name !== "MALLOC_ARENA_MAX")
	expect(set.length).toBeGreaterThan(10)
	expect(names.filter((name) => !example.includes(`\n#${name}=`))).toEqual([])
})
