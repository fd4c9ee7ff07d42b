package com.acme;

import org.marshal4j.chronicle.FillingBytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;

/**
 * Writes and reads {@link Customer}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = CustomerMarshaller.FIELDS
)
public final class CustomerMarshaller extends FillingBytesMarshaller<Customer> {
    public static final CustomerMarshaller INSTANCE = new CustomerMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            name text?
            referredBy com.acme.Customer?
            """;

    private CustomerMarshaller() {
        super(Customer.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Customer customer, Output out) {
        writeFields(customer, out, 0);
    }

    @Override
    protected Customer readMessage(Customer current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Customer customer) {
        return sizeOfFields(customer, 0);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Customer customer, Output out, int depth) {
        Checks.exactType(customer, Customer.class, depth);
        Text.write(customer.name, out);
        Customer referredBy = customer.referredBy;
        if (Presence.write(referredBy, out)) {
            CustomerMarshaller.writeFields(referredBy, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Customer readFields(Customer current, Input in, int depth) {
        Checks.depth(depth, in);
        Customer customer = current != null && current.getClass() == Customer.class ? current : new Customer();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(customer.name, in);
        if (name != customer.name) {
            customer.name = name;
        }
        Customer referredBy = Presence.read(in)
                ? CustomerMarshaller.readFields(customer.referredBy, in, depth + 1) : null;
        if (referredBy != customer.referredBy) {
            customer.referredBy = referredBy;
        }
        return customer;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Customer customer, int depth) {
        Checks.exactType(customer, Customer.class, depth);
        long size = 0;
        size += Text.sizeOf(customer.name);
        size += customer.referredBy == null ? 1
                : 1 + CustomerMarshaller.sizeOfFields(customer.referredBy, depth + 1);
        return size;
    }

    @Override
    public Customer copy(Customer from) {
        return copyFields(Checks.anyObject(from, Customer.class), null, 0);
    }

    @Override
    public void copyInto(Customer from, Customer to) {
        copyFields(Checks.anyObject(from, Customer.class), Checks.exactType(to, Customer.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Customer copyFields(Customer from, Customer current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Customer.class, depth);
        Customer customer = OwnObjects.isFree(current, from, Customer.class) ? current
                : new Customer();
        customer.name = from.name;
        Customer referredBy = CustomerMarshaller.copyFields(from.referredBy, customer.referredBy, depth + 1);
        if (referredBy != customer.referredBy) {
            customer.referredBy = referredBy;
        }
        return customer;
    }
}
