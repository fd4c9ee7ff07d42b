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

    // as numberAtomic in view, with quantityAtomic for numberAtomic, quantity for number, 0 for 1

    @Override
    protected void walkSection(int from, int to, long position) {
        beginSection(1, Walk.bytes(position, 12, walked()));
    }
}
