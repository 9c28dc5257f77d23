import fc from "fast-check"

/**
 * Uses the same inputs in each run, so a failure comes from a change in the code. Set PROPERTY_SEED to any number to
 * try other inputs. A failure prints its seed.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) || 20_261_122 })

const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const LAST_CODE_POINT = 0x10ffff

/**
 * Any code point: the unit of texts in any script. It makes the same texts as fast-check's own unit "binary", which
 * first builds a map of all 1.1 million code points. That takes a second of processor time in each process of the unit tests.
 */
export const anyCodePoint = fc.nat(LAST_CODE_POINT - SURROGATES).map(
	(index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
	(text) => {
		const codePoint = typeof text === "string" ? text.codePointAt(0) : undefined
		const isOther = codePoint === undefined || String.fromCodePoint(codePoint) !== text
		if (isOther || (codePoint >= FIRST_SURROGATE && codePoint < FIRST_SURROGATE + SURROGATES)) {
			throw new Error("It is no single code point.")
		}
		return codePoint < FIRST_SURROGATE ? codePoint : codePoint - SURROGATES
	},
)

export default fc
