    // as beginning in view, but:
    private AtomicIntField xAtomic;

    // as QuoteView in bean, with 1 for 3

    // as number in view, but:
    public int x() {
            long offset = fieldAt(0, 4);

    // as number in view, but:
    public void x(int value) {
            long offset = settableAt("x", 0, 4);

    // as numberAtomic in view, with xAtomic for numberAtomic, x for number, 0 for 1

    @Override
    protected void walkSection(int from, int to, long position, Object base, long end,
            long[] found) {
        found[1] = behindBytes(position, 4, end);
    }
}
