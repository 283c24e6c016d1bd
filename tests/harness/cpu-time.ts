/** Milliseconds of a processor that a piece of work takes. What else the machine does meanwhile is not counted, so a busy one changes nothing. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
