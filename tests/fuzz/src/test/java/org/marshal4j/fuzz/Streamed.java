package org.marshal4j.fuzz;

import java.io.Externalizable;
import java.io.Serializable;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.runtime.SerializedForm;

/** A class for object streams whose objects are filled. */
@Marshal
public class Streamed implements StreamedMarshallable, Externalizable {
    private static final long serialVersionUID = 1L;

    long id;
    String name;

    @SuppressWarnings("serial") // an Externalizable class writes its fields itself
    List<Made> parts;

    /** A class for Java's serialization. */
    public Streamed() {}

    /** Its constructor fills it, so another object replaces it in the stream. */
    @Marshal
    public record Made(@Required String text, int[] numbers) implements Streamed_MadeMarshallable, Serializable {
        private Object writeReplace() {
            return SerializedForm.of(this);
        }
    }
}
