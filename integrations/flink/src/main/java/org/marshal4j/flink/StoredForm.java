package org.marshal4j.flink;

import java.util.Arrays;
import java.util.List;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.ArrayTarget;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaChanges;
import org.marshal4j.schema.Schemas;

/**
 * The form that state was written in, as its snapshot keeps it.
 *
 * @param type the binary name that the class had
 * @param schemas of that class, and of all that it held
 */
record StoredForm(String type, Schemas schemas) {

    /** The form that a type has now, as bytes: those of a {@link StreamHeader}. */
    static byte[] toBytes(Marshaller<?> marshaller) {
        ArrayTarget target = new ArrayTarget(1024);
        StreamHeader.write(target.output(), marshaller);
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    /**
     * Reads {@link #toBytes}.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL219 if they are not those of a form
     */
    static StoredForm parse(byte[] bytes) {
        StreamHeader header = StreamHeader.read(Input.of(bytes));
        return new StoredForm(header.fingerprints().keySet().iterator().next(), header.schemas());
    }

    /** How messages of a type are framed, as its schema has it. */
    static Frame frame(Schema schema) {
        return Frame.of(schema.fixedSize(schema.resolver()));
    }

    /** How these messages are framed. */
    Frame frame() {
        return Frame.of(schemas.apply(type).fixedSize(schemas));
    }

    /** The same form, where it is known which fields have been renamed since. */
    StoredForm followedBy(Marshalled<?> now) {
        return new StoredForm(type, now.lock().follow(schemas));
    }

    /** The differences to the form that the class has now. */
    List<Difference> differences(Marshaller<?> now) {
        Schemas present = schemas.withPresentNames();
        Schema today = now.schema();
        return SchemaChanges.between(present.apply(type), present, today, today.resolver());
    }

    /** What becomes of these messages where today's are expected. */
    Reading reading(Marshaller<?> now) {
        Reading worst = frame().equals(frame(now.schema())) ? Reading.READ : Reading.READ_AFTER_MIGRATION;
        for (Difference difference : differences(now)) {
            worst = worst.and(difference.oldBytesNewClass());
        }
        return worst;
    }
}
