    // as beginning in wire, but:
final class Order_LineWireFields {
    private static final FieldName QUANTITY_FIELD = FieldName.of("quantity");

    // as in wire: MISSING

    private static final FieldName[] ALL_FIELDS = {QUANTITY_FIELD};

    // as in wire: Order_LineWireFields

    /** As in wire. */
    public static void write(Order.Line line, WireOut wire) {
        Checks.exactType(line, Order.Line.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("quantity").int32(line.quantity);
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

    /** As in wire. */
    public static void read(Order.Line line, WireIn wire) {
        if (wire.hintReadInputOrder()) {
            InputOrder.read(wire, ALL_FIELDS, (index, valueIn) -> readField(line, index, valueIn));
            return;
        }
        ValueIn quantity = QUANTITY_FIELD.read(wire);
        line.quantity = quantity.isPresent() ? quantity.int32() : MISSING.quantity;
    }

    private static void readField(Order.Line line, int index, ValueIn valueIn) {
        switch (index) {
            case 0 -> {
                line.quantity = valueIn != null ? valueIn.int32() : MISSING.quantity;
            }
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
