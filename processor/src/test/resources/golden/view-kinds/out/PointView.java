    // as beginning in view, but:
    private AtomicIntField xAtomic;

    // as QuoteView in bean, but:
        super(PointMarshaller.INSTANCE, 1, false);

    // as quantity in view, but:
    public int x() {

    // as number in view, but:
    public void x(int value) {
            long offset = settableAt("x", 0, 4);

    // as idAtomic in bean, but:
    public AtomicIntField xAtomic() {
        if (xAtomic == null) {
            xAtomic = new AtomicIntField(this, "x", 0, 0);
        return xAtomic;

    // as walkSection in view, but:
        beginSection(1, Walk.bytes(position, 4, in));
}
