package org.marshal4j.blackbox.views;

import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** A family with schema ids, and with a class of which only hand-written code knows where it ends. */
@Marshal(schemaId = true, view = true)
sealed interface Mark {

    @Marshal
    @TypeId(3)
    record Numbered(@MarshalWith(Stopped.class) Long number) implements Mark, Mark_NumberedMarshallable {}

    /** Writes a stop-bit number. */
    final class Stopped implements FieldMarshaller<Long> {
        @Override
        public void write(Long value, Output out) {
            out.writeStopBit(value);
        }

        @Override
        public Long read(Long current, Input in) {
            return in.readStopBit();
        }

        @Override
        public long sizeOf(Long value) {
            return Output.stopBitLength(value);
        }
    }
}
