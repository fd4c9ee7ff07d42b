package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.annotation.DontChain;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Mark.Note} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
@DontChain
interface Mark_NoteMarshallable extends BytesMarshallable, Marshallable {
    @Override
    default void writeMarshallable(WireOut wire) {
        Mark_NoteWireFields.write((Mark.Note) this, wire);
    }

    @Override
    default void readMarshallable(WireIn wire) {
        Mark_NoteWireFields.read((Mark.Note) this, wire);
    }

    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Mark_NoteMarshaller.INSTANCE.write((Mark.Note) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Mark_NoteMarshaller.INSTANCE.readInto((Mark.Note) this, in);
    }
}
