import { PrismaPg } from "@prisma/adapter-pg"
import { PrismaClient } from "@/lib/db/generated/client"

/**
 * A process's first statement loads Prisma's engine, which blocks until it is loaded. On a busy machine the connection
 * times out meanwhile, and the test would fail for no reason of its own. Here it has all the time it needs. It leaves
 * no connection open and reads no configuration, so a test may use its own database.
 */
export async function warmDatabase(connectionString: string): Promise<void> {
	const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) })
	await prisma.$queryRaw`SELECT 1`
	await prisma.$disconnect()
}
