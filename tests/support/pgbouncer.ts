import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"

/** Where Debian's package puts it. */
const PROGRAM = "/usr/sbin/pgbouncer"
export const hasPgBouncer = existsSync(PROGRAM)

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1")
	await once(probe, "listening")
	const address = probe.address()
	probe.close()
	await once(probe, "close")
	if (!address || typeof address === "string") throw new Error("no port")
	return address.port
}

async function untilOpen(port: number, child: ChildProcess, printed: () => string): Promise<void> {
	while (child.exitCode === null) {
		const socket = connect(port, "127.0.0.1")
		const isOpen = await once(socket, "connect").then(
			() => true,
			() => false,
		)
		socket.destroy()
		if (isOpen) return
		await delay(20)
	}
	throw new Error(`PgBouncer ended: ${printed()}`)
}

/** Debian's PgBouncer with its default settings, in front of a database. Root may not run it, so another user does. */
export async function startPgBouncer(databaseUrl: string, mode: "session" | "transaction", more = "") {
	const { hostname, port: behind, username, password, pathname } = new URL(databaseUrl)
	const folder = await mkdtemp(path.join(tmpdir(), "pgbouncer-"))
	const port = await freePort()
	await writeFile(path.join(folder, "users.txt"), `"${username}" "${decodeURIComponent(password)}"\n`)
	await writeFile(
		path.join(folder, "pgbouncer.ini"),
		`[databases]\n* = host=${hostname} port=${behind}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = plain\nauth_file = ${folder}/users.txt\npool_mode = ${mode}\n${more}\n`,
	)
	await chmod(folder, 0o755)
	const isRoot = process.getuid?.() === 0
	const child = spawn(PROGRAM, [path.join(folder, "pgbouncer.ini")], {
		...(isRoot && { uid: 65_534, gid: 65_534 }),
		stdio: ["ignore", "pipe", "pipe"],
	})
	let printed = ""
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk: Buffer) => {
			printed += chunk.toString()
		})
	}
	await untilOpen(port, child, () => printed)
	return {
		url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
		async stop() {
			const gone = once(child, "exit")
			child.kill("SIGKILL")
			await gone
			await rm(folder, { recursive: true })
		},
	}
}
