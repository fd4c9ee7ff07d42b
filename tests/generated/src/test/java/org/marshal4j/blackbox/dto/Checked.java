package org.marshal4j.blackbox.dto;

import net.openhft.chronicle.core.io.InvalidMarshallableException;
import net.openhft.chronicle.core.io.Validatable;
import org.marshal4j.Marshal;

/** Checks its own validity. */
@Marshal(view = true)
public class Checked implements CheckedMarshallable, Validatable {
    public int number;
    public String text;
    public Part part;

    @Override
    public void validate() throws InvalidMarshallableException {
        if ("invalid".equals(text)) {
            throw new InvalidMarshallableException("text is invalid");
        }
    }

    /** A record that does so. */
    @Marshal
    public record Part(int a, byte b) implements Checked_PartMarshallable, Validatable {
        @Override
        public void validate() throws InvalidMarshallableException {
            if (a == 4711 && b == 42) {
                throw new InvalidMarshallableException("4711 is not for parts");
            }
        }
    }
}
