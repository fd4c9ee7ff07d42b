package org.marshal4j.channels;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** Orders of another version of the program: the price is a float, and there is no symbol. */
final class OtherSchema implements Marshaller<Request.Order> {
    static final OtherSchema INSTANCE = new OtherSchema("price");

    private final Schema schema;

    /** The same orders, with another name for the price. */
    OtherSchema(String price) {
        schema = TypeSchema.of(Request.Order.class, "id int64", price + " float32");
    }

    @Override
    public void write(Request.Order order, Output out) {
        out.writeLong(order.id);
        out.writeFloat((float) order.price);
    }

    @Override
    public Request.Order read(Input in) {
        Request.Order order = new Request.Order();
        order.id = in.readLong();
        order.price = in.readFloat();
        return order;
    }

    @Override
    public long sizeOf(Request.Order order) {
        return Long.BYTES + Float.BYTES;
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public Class<Request.Order> type() {
        return Request.Order.class;
    }
}
