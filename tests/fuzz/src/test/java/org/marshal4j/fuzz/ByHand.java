package org.marshal4j.fuzz;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.StopBit;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Has fields after a hand-written one, whose length nobody else knows. The annotation of the class is not for that field.
 */
@Marshal
@StopBit
public class ByHand {
    @MarshalWith(Stopped.class)
    public Long number;

    public String text;
    public List<String> texts;

    /** Writes a stop-bit number. */
    public static final class Stopped implements FieldMarshaller<Long> {
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
