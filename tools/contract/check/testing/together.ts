import type { Fault, FaultyCall } from './fault.ts'

/** Several faults in one backend, each with a memory of its own besides: for faults that leave one another alone. */
export function together(faults: readonly Fault[]): Fault {
  const memories = new WeakMap<FaultyCall['memory'], Map<string, string>[]>()
  return {
    name: 'several at once',
    operation: '',
    place: '',
    ...(faults.some(({ writes }) => writes) && { writes: true }),
    ...(faults.some(({ lasting }) => lasting) && { lasting: true }),
    answer(call) {
      const own = memories.get(call.memory) ?? faults.map(() => new Map<string, string>())
      memories.set(call.memory, own)
      let pass = call.pass
      for (const [index, fault] of faults.entries()) {
        const next = pass
        const memory = own[index] ?? new Map<string, string>()
        for (const [name, value] of call.memory) memory.set(name, value)
        pass = (change) => {
          return fault.answer({ ...call, ...change, memory, pass: (more) => next({ ...change, ...more }) })
        }
      }
      return pass()
    },
  }
}
