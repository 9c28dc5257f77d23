import fc from "fast-check"

/**
 * Uses the same inputs in each run, so a failure comes from a change in the code. Set PROPERTY_SEED to any number to
 * try other inputs. A failure prints its seed.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) || 20_261_122 })

export default fc
