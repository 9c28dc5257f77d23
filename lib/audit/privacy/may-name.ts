import { Prisma } from "@/lib/db/generated/client"

const BEYOND_ASCII = /[^ -~]+/g

/**
 * True for each text in which namesAddress() may find the address. A database's lower() depends on its locale, and in
 * some it knows ASCII alone, so this asks for no other letters. "İ" and the Kelvin sign are lower-cased to ASCII.
 * @param text SQL @param email normalized
 */
export function mayName(text: Prisma.Sql, email: string): Prisma.Sql {
	const pattern = email
		.normalize("NFC")
		.replace(/[\\%_]/g, "\\$&")
		.replace(BEYOND_ASCII, "%")
	return Prisma.sql`lower(translate(${text}, ${"\u0130\u212a\u0307"}, 'ik') COLLATE "C") LIKE ${`%${pattern}%`}`
}
