package com.acme;

import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.wire.Constructed;
import org.marshal4j.wire.FieldName;

/**
 * Writes {@link Order.Money} to Chronicle Wire and reads it, each field by name. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
final class Order_MoneyWireFields {
    private static final FieldName CURRENCY_FIELD = FieldName.of("currency");

    private static final FieldName MINOR_FIELD = FieldName.of("minor");

    static {
        Constructed.register(Order.Money.class, Order_MoneyWireFields::make);
    }

    private Order_MoneyWireFields() {
    }

    /**
     * Writes the fields, in the order of the source, superclasses first.
     */
    public static void write(Order.Money money, WireOut wire) {
        Checks.exactType(money, Order.Money.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("currency").text(money.currency());
        wire.write("minor").int64(money.minor());
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

    /**
     * Creates an object from its fields, which may be in any order; missing ones are zero or null.
     */
    public static Order.Money make(WireIn wire) {
        String currency = CURRENCY_FIELD.read(wire).text();
        long minor = MINOR_FIELD.read(wire).int64();
        Order.Money money = new Order.Money(currency, minor);
        return money;
    }
}
