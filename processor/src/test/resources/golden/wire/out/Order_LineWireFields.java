package com.acme;

import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.wire.FieldName;
import org.marshal4j.wire.InputOrder;

/**
 * Writes {@link Order.Line} to Chronicle Wire and reads it, each field by name. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
final class Order_LineWireFields {
    private static final FieldName QUANTITY_FIELD = FieldName.of("quantity");

    private static final Order.Line MISSING = new Order.Line();

    private static final FieldName[] ALL_FIELDS = {QUANTITY_FIELD};

    private Order_LineWireFields() {
    }

    /**
     * Writes the fields, in the order of the source, superclasses first.
     */
    public static void write(Order.Line line, WireOut wire) {
        Checks.exactType(line, Order.Line.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("quantity").int32(line.quantity);
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

    /**
     * Reads the fields in any order; missing ones become what it is in a new object.
     */
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
