package org.marshal4j.tools.fork;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** Reads messages of one revision of a type, and writes what was read as today's bytes. */
final class FormerSamples<T> {
    private final Marshaller<T> marshaller;
    private final Schema schema;
    private final Schemas former;

    /** Made for the first message that needs it. */
    private FormerMessages<T> messages;

    FormerSamples(Marshaller<T> marshaller, Schema schema, Schemas former) {
        this.marshaller = marshaller;
        this.schema = schema;
        this.former = former;
    }

    /** Whether today's bytes are the same. */
    boolean isTodays() {
        Schema today = marshaller.schema();
        return schema.fingerprint(former) == today.fingerprint()
                && schema.namesFingerprint(former) == today.namesFingerprint();
    }

    /** Reads a message with today's code. */
    byte[] read(byte[] message) {
        Input in = Input.of(message);
        T value = marshaller.read(in);
        if (in.remaining() > 0) {
            throw new IllegalArgumentException(in.remaining() + " bytes are left after it");
        }
        return marshaller.toByteArray(value);
    }

    /** Reads a message through its schema. */
    byte[] convert(byte[] message) {
        if (messages == null) {
            messages = SchemaMigration.messages(marshaller, schema, former);
        }
        return marshaller.toByteArray(messages.next(Input.of(message)));
    }
}
