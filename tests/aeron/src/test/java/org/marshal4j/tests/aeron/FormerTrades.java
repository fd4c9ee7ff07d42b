package org.marshal4j.tests.aeron;

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/** Trades as a program with another version of their class writes them: ready bytes, and a schema. */
record FormerTrades(Schema schema) implements Marshaller<byte[]> {
    private static final List<String> TODAY = TradeMarshaller.INSTANCE.schema().fields().stream()
            .map(Object::toString)
            .toList();

    /** The version without a fee. */
    static final FormerTrades SMALLER = new FormerTrades(Schema.parse(
            Trade.class.getName(),
            TODAY.stream().filter(field -> !field.startsWith("fee ")).toList()));

    /** A version with shorter ids. */
    static final FormerTrades OTHER = new FormerTrades(Schema.parse(
            Trade.class.getName(),
            TODAY.stream().map(field -> field.replace("id int64", "id int32")).toList()));

    @Override
    public void write(byte[] value, Output out) {
        out.write(value);
    }

    @Override
    public byte[] read(Input in) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long sizeOf(byte[] value) {
        return value.length;
    }

    @Override
    public Class<byte[]> type() {
        return byte[].class;
    }
}
