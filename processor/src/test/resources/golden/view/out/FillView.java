    // as beginning in bean, but:
final class FillView extends MessageView<Fill, FillView> {
    private AtomicIntField quantityAtomic;

    // as QuoteView in bean, but:
    FillView() {
        super(FillMarshaller.INSTANCE, 1, false);

    // as number in view, but:
    public int quantity() {
            long offset = fieldAt(0, 4);

    // as number in view, but:
    public void quantity(int value) {
            long offset = settableAt("quantity", 0, 4);

    // as number in view, but:
    public double price() {
            long offset = fieldAt(4, 8);
            return RawMemory.getDouble(base, offset);

    // as number in view, but:
    public void price(double value) {
            long offset = settableAt("price", 4, 8);
            RawMemory.putDouble(base, offset, value);

    // as idAtomic in bean, but:
    public AtomicIntField quantityAtomic() {
        if (quantityAtomic == null) {
            quantityAtomic = new AtomicIntField(this, "quantity", 0, 0);
        return quantityAtomic;

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        beginSection(1, Walk.bytes(position, 12, in));
    }
}
