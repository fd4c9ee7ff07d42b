package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.Schemas;

/**
 * Reads messages that were written when a type had another form: the way out for a type that is not evolvable and has to change, and for
 * files of an older form. The lock file keeps the former schemas; {@link Schemas#parse(String, int)} gives them.
 *
 * <p>Fields are found by their names, wherever they stood. A field that has no such namesake today is left out; one that is new is null
 * or zero. Numbers become wider ones, texts take another form, constants of enums keep their names. What cannot be converted is
 * refused with the way to it. Objects with {@link org.marshal4j.schema.WireType.Shared shared} references cannot be converted, nor what a hand-written marshaller of
 * varying size has written.
 *
 * <p>It takes the bytes by the former schema and makes those of today's form, which the marshaller reads: many times slower than reading. Stateless and
 * thread-safe.
 */
public final class SchemaMigration {
    private SchemaMigration() {}

    /**
     * Reads a message.
     *
     * @param marshaller of the type as it is today
     * @param former the schema that the message was written by
     * @param formerTypes finds the former schemas of the types that it holds, by their binary names
     * @param in its read position goes behind the message
     * @throws MarshalException if the bytes are no message of the former schema, or what they say has no place in today's form (MARSHAL220); the
     *     read position stays
     * @throws IllegalArgumentException if a schema is not found
     */
    public static <T> T read(
            Marshaller<T> marshaller, Schema former, Function<String, Schema> formerTypes, BytesIn<?> in) {
        long start = in.readPosition();
        Bytes<?> today = Bytes.allocateElasticOnHeap();
        WireCursor cursor = new WireCursor(in, start, in.readLimit());
        Conversion conversion = new Conversion(formerTypes, marshaller.schema().resolver(), cursor, today);
        try {
            conversion.root(former, marshaller.schema());
        } catch (MarshalException e) {
            throw new MarshalException(
                    "converting", former.type(), conversion.path(), cursor.offset(), e.problem(), e.detail(), e);
        } catch (StackOverflowError e) {
            MarshalException tooDeep = Failures.tooDeep(e);
            throw new MarshalException(
                    "converting",
                    former.type(),
                    conversion.path(),
                    cursor.offset(),
                    tooDeep.problem(),
                    tooDeep.detail(),
                    e);
        }
        T value = marshaller.read(today);
        in.readPosition(start + cursor.offset());
        return value;
    }
}
