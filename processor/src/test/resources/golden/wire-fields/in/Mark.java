package com.acme;

import java.util.List;
import net.openhft.chronicle.wire.Comment;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.ValueIn;
import org.marshal4j.Marshal;

/** Final fields that a constructor takes; comments; fields that the class does not have. */
@Marshal
class Mark extends SelfDescribingMarshallable implements MarkMarshallable {
    private final int position;
    final List<String> tags;

    Mark(int position, List<String> tags) {
        this.position = position;
        this.tags = tags;
    }

    @Marshal
    static class Note extends SelfDescribingMarshallable implements Mark_NoteMarshallable {
        @Comment("by %s")
        String author;

        byte[] picture;

        @Override
        public void unexpectedField(Object event, ValueIn in) {
            throw new IllegalArgumentException("no field " + event);
        }
    }
}
